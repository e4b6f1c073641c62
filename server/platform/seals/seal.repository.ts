import { sql } from 'kysely'
import type { SealedKind, VerifiedDocument } from '@contract/kernel/document-seal'
import type { Db } from '@server/platform/db/database'

export type Seal = { id: string; code: string; hash: string; status: VerifiedDocument['status'] }

/** The one that stands for what the document is now. */
export async function findSeal(db: Db, kind: SealedKind, subject: string): Promise<Seal | null> {
  const { rows } = await sql<Seal>`select id, code, hash, status from document_seal
    where kind = ${kind} and subject = ${subject} and status <> 'superseded' for update`.execute(db)
  return rows[0] ?? null
}

export type NewSeal = {
  kind: SealedKind
  subject: string
  number: string
  issued_on: string
  status: 'valid' | 'void'
}

/** False where another print was faster. */
export async function insertSeal(
  db: Db,
  document: NewSeal,
  sealed: { code: string; hash: string },
): Promise<boolean> {
  return (await insertSeals(db, [{ ...document, ...sealed }])).size > 0
}

/** Of several at once; answers of which, since one that has a seal already keeps it. */
export async function insertSeals(
  db: Db,
  seals: readonly (NewSeal & { code: string; hash: string })[],
): Promise<Set<string>> {
  const { rows } = await sql<{ subject: string }>`
    insert into document_seal (code, kind, subject, number, issued_on, hash, status)
    select code, kind, subject, number, issued_on, hash, status
    from jsonb_populate_recordset(null::document_seal, ${JSON.stringify(seals)}::jsonb)
    on conflict (kind, subject) where status <> 'superseded' do nothing returning subject`.execute(db)
  return new Set(rows.map(({ subject }) => subject))
}

export async function supersedeSeal(db: Db, id: string): Promise<void> {
  await sql`update document_seal set status = 'superseded' where id = ${id}`.execute(db)
}

export async function supersedeAll(db: Db, kind: SealedKind, subjects: readonly string[]): Promise<void> {
  await sql`update document_seal set status = 'superseded'
    where kind = ${kind} and subject = any (${subjects}::text[]) and status = 'valid'`.execute(db)
}

export async function voidSeals(db: Db, kind: SealedKind, subject: string): Promise<void> {
  await sql`update document_seal set status = 'void'
    where kind = ${kind} and subject = ${subject} and status = 'valid'`.execute(db)
}

export async function findByCode(db: Db, code: string): Promise<VerifiedDocument | null> {
  const { rows } = await sql<VerifiedDocument>`
    select kind, number, status, issued_on, hash from document_seal where code = ${code}`.execute(db)
  return rows[0] ?? null
}
