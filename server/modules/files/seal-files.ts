import { sql } from 'kysely'
import type { Tx } from '@server/platform/db/transaction'
import { notFound } from '@server/platform/http/problems'
import { keepSeal } from '@server/platform/seals/seal-document'

/** A payslip is a file that never changes: its seal is the checksum of that file, which its holder can compute. */
export async function sealPayslip(tx: Tx, id: string): Promise<{ code: string; hash: string }> {
  const { rows } = await sql<{ slip_no: string; hash: string; on: string }>`
    select slip_no, pdf_sha256 as hash, (published_at at time zone 'Asia/Manila')::date::text as on
    from payslip where id = ${id} and status = 'published'`.execute(tx.db)
  const [slip] = rows
  if (!slip) throw notFound()
  const { slip_no: number, hash, on: issued_on } = slip
  return keepSeal(tx, { kind: 'payslip', subject: id, number, issued_on, status: 'valid' }, hash)
}

type SealedMemo = {
  number: string
  version: number
  title: string
  body_md: string
  on: string
  files: string[]
}

/** A memo as it went out last: its words and the checksums of its files. One that is out of force has none any more. */
export async function sealMemo(tx: Tx, id: string): Promise<{ code: string; hash: string }> {
  const { rows } = await sql<SealedMemo>`
    select m.memo_no as number, m.version, m.title, m.body_md, (v.published_at at time zone 'Asia/Manila')::date::text as on,
      array(select f.sha256 from stored_file f where f.owner_type = 'memo' and f.owner_id = m.id
        and f.kind = 'attachment' order by f.sha256) as files
    from memo m join memo_version v on v.memo_id = m.id and v.version = m.version
    where m.id = ${id} and m.status = 'published'`.execute(tx.db)
  const [memo] = rows
  if (!memo) throw notFound()
  const { number, on: issued_on, ...words } = memo
  return keepSeal(tx, { kind: 'memo', subject: id, number, issued_on, status: 'valid' }, { number, ...words })
}
