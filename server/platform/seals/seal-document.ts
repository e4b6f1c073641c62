import { printedHash, type SealedKind } from '@contract/kernel/document-seal'
import { newNonce } from '@server/platform/access/tokens'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import type { PaperSeal } from '@server/platform/pdf/paper'
import { factsHash } from '@server/platform/seals/facts-hash'
import {
  findSeal,
  insertSeal,
  supersedeSeal,
  voidSeals,
  type NewSeal,
} from '@server/platform/seals/seal.repository'

/**
 * The seal of an issued document, made when it has none yet. Where its facts are others than those that were sealed, a
 * new one replaces it; of a voided document they stay what they were.
 */
export function sealDocument(
  tx: Tx,
  { facts, publicUrl, ...document }: NewSeal & { facts: object; publicUrl: string },
): Promise<PaperSeal> {
  const hash = factsHash(facts)
  const { kind, subject } = document
  return asPortal(tx, async ({ db }) => {
    const known = await findSeal(db, kind, subject)
    if (known?.hash === hash || known?.status === 'void') return paperSeal(known, publicUrl)
    if (known) await supersedeSeal(db, known.id)
    const code = newNonce()
    if (await insertSeal(db, document, { code, hash })) return paperSeal({ code, hash }, publicUrl)
    const other = await findSeal(db, kind, subject)
    return paperSeal(other ?? { code, hash }, publicUrl)
  })
}

const paperSeal = ({ code, hash }: { code: string; hash: string }, publicUrl: string): PaperSeal => ({
  url: `${publicUrl}/verify/${code}`,
  hash: printedHash(hash),
})

export const voidSeal = (tx: Tx, kind: SealedKind, subject: string): Promise<void> =>
  asPortal(tx, ({ db }) => voidSeals(db, kind, subject))
