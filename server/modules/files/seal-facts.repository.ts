import { sql } from 'kysely'
import { ZONE } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'

export type PayslipFacts = { slip_no: string; hash: string; on: string }

/** Of one that stands: the checksum of its file, and the day on which it went out. */
export async function findPayslipFacts(db: Db, id: string): Promise<PayslipFacts | undefined> {
  const { rows } = await sql<PayslipFacts>`
    select slip_no, pdf_sha256 as hash, (published_at at time zone ${ZONE})::date::text as on
    from payslip where id = ${id} and status = 'published'`.execute(db)
  return rows[0]
}

export type MemoFacts = {
  number: string
  version: number
  title: string
  body_md: string
  on: string
  files: string[]
}

/** Of one in force: what its last version says, and the checksums of its files. */
export async function findMemoFacts(db: Db, id: string): Promise<MemoFacts | undefined> {
  const { rows } = await sql<MemoFacts>`
    select m.memo_no as number, m.version, m.title, m.body_md, (v.published_at at time zone ${ZONE})::date::text as on,
      array(select f.sha256 from stored_file f where f.owner_type = 'memo' and f.owner_id = m.id
        and f.kind = 'attachment' order by f.sha256) as files
    from memo m join memo_version v on v.memo_id = m.id and v.version = m.version
    where m.id = ${id} and m.status = 'published'`.execute(db)
  return rows[0]
}
