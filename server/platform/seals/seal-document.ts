import { printedHash, type SealedKind } from '@contract/kernel/document-seal'
import { newNonce } from '@server/platform/access/tokens'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { PaperSeal } from '@server/platform/pdf/paper'
import { factsHash } from '@server/platform/seals/facts-hash'
import {
  findSeal,
  insertSeal,
  insertSeals,
  supersedeAll,
  supersedeSeal,
  voidSeals,
  type NewSeal,
} from '@server/platform/seals/seal.repository'

/** The seal of a document as its paper carries it. */
export async function sealDocument(
  tx: Tx,
  { facts, publicUrl, ...document }: NewSeal & { facts: object; publicUrl: string },
): Promise<PaperSeal> {
  const { code, hash } = await keepSeal(tx, document, facts)
  return { url: sealAddress(code, publicUrl), hash: printedHash(hash) }
}

export const sealAddress = (code: string, publicUrl: string): string => `${publicUrl}/verify/${code}`

/**
 * The seal of an issued document, made when it has none yet: of its facts, or of its file by the checksum of that. Where
 * they are others than those that were sealed, a new one replaces it; of a voided document they stay what they were.
 */
export function keepSeal(
  tx: Tx,
  document: NewSeal,
  of: object | string,
): Promise<{ code: string; hash: string }> {
  const hash = typeof of === 'string' ? of : factsHash(of)
  const { kind, subject } = document
  return asPortal(tx, async ({ db }) => {
    const known = await findSeal(db, kind, subject)
    if (known?.hash === hash || known?.status === 'void') return known
    if (known) await supersedeSeal(db, known.id)
    const code = newNonce()
    if (await insertSeal(db, document, { code, hash })) return { code, hash }
    return (await findSeal(db, kind, subject)) ?? { code, hash }
  })
}

export type SealedFacts = { document: NewSeal; facts: object }

/** Of documents that are issued together; of one that was sealed before as by itself. */
export async function keepSeals(tx: Tx, sealed: readonly SealedFacts[]): Promise<void> {
  if (sealed.length === 0) return
  const seals = sealed.map(({ document, facts }) => ({
    ...document,
    ...{ code: newNonce(), hash: factsHash(facts) },
  }))
  const made = await asPortal(tx, ({ db }) => insertSeals(db, seals))
  for (const { document, facts } of sealed)
    if (!made.has(document.subject)) await keepSeal(tx, document, facts)
}

export const voidSeal = (tx: Tx, kind: SealedKind, subject: string): Promise<void> =>
  asPortal(tx, ({ db }) => voidSeals(db, kind, subject))

/** Another document has taken its place. */
export const supersedeSeals = (tx: Tx, kind: SealedKind, subjects: readonly string[]): Promise<void> =>
  asPortal(tx, ({ db }) => supersedeAll(db, kind, subjects))
