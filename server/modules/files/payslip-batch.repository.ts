import { sql } from 'kysely'
import type { NewPayslipBatch, PayslipBatch, PayslipBatchFile } from '@contract/modules/files/payslip.calls'
import type { Payee, PayslipProblem } from '@contract/modules/files/payslip-match.rules'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import { notFound } from '@server/platform/http/problems'

const BATCH = sql`payslip_batch.id, payslip_batch.period_from::text as period_from,
  payslip_batch.period_to::text as period_to, payslip_batch.pay_date::text as pay_date, payslip_batch.cutoff,
  payslip_batch.status, ${utcText('payslip_batch.created_at')} as created_at,
  (select n.name from portal_person_names(array[payslip_batch.created_by]) n) as created_by_name,
  ${utcText('payslip_batch.published_at')} as published_at, payslip_batch.row_version,
  (select count(*)::int from payslip_batch_file f where f.batch_id = payslip_batch.id) as file_count,
  (select count(*)::int from payslip_batch_file f where f.batch_id = payslip_batch.id and f.problem is not null) as problem_count`

export async function findBatches(db: Db, access: Condition): Promise<PayslipBatch[]> {
  const { rows } = await sql<PayslipBatch>`
    select ${BATCH} from payslip_batch where ${access} and payslip_batch.status <> 'discarded'
    order by payslip_batch.created_at desc limit 100`.execute(db)
  return rows
}

export type Batch = PayslipBatch & { ou_id: string }

/** Locked: what is added while it is published would go out unseen. */
export async function lockBatch(db: Db, id: string, access: Condition): Promise<Batch> {
  const { rows } = await sql<Batch>`
    select ${BATCH}, payslip_batch.ou_id from payslip_batch where payslip_batch.id = ${id} and ${access} for update`.execute(
    db,
  )
  const found = rows[0]
  if (!found) throw notFound()
  return found
}

export async function insertBatch(db: Db, ouId: string, batch: NewPayslipBatch): Promise<string> {
  const row = await db
    .insertInto('payslip_batch')
    .values({ ou_id: ouId, ...batch, created_by: sql<string>`app_user_id()` })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** Also those who have left: their last payslip comes after the last day. */
export async function findPayees(db: Db, units: readonly string[] | null): Promise<Payee[]> {
  const { rows } = await sql<Payee>`
    select id, employee_no, last_name, first_name from employee
    where ${units}::uuid[] is null or ou_id = any (${units}::uuid[])`.execute(db)
  return rows
}

export type NewBatchFile = {
  file_name: string
  file_id: string | null
  sha256: string | null
  employee_id: string | null
  problem: PayslipProblem | null
}

export async function insertBatchFile(db: Db, batch: Batch, file: NewBatchFile): Promise<void> {
  await db
    .insertInto('payslip_batch_file')
    .values({ ou_id: batch.ou_id, batch_id: batch.id, ...file })
    .execute()
}

/** Two files for one person: neither is believed until one of them is taken out. */
export async function markDuplicates(db: Db, batchId: string): Promise<void> {
  await sql`update payslip_batch_file f set problem = case when twice.files > 1 then 'duplicate' end
    from (select employee_id, count(*) as files from payslip_batch_file
      where batch_id = ${batchId} and employee_id is not null group by employee_id) twice
    where f.batch_id = ${batchId} and f.employee_id = twice.employee_id
      and (f.problem is null or f.problem = 'duplicate')`.execute(db)
}

export async function filesOfBatch(db: Db, batch: Batch): Promise<PayslipBatchFile[]> {
  const { rows } = await sql<PayslipBatchFile>`
    select f.id, f.file_name, f.employee_id, e.employee_no, e.full_name, f.problem,
      exists (select from payslip p where p.employee_id = f.employee_id and p.status = 'published'
        and p.period_from = ${batch.period_from} and p.period_to = ${batch.period_to} and p.cutoff = ${batch.cutoff}) as replaces
    from payslip_batch_file f left join employee e on e.id = f.employee_id
    where f.batch_id = ${batch.id} order by f.problem nulls last, e.full_name, f.file_name`.execute(db)
  return rows
}

export async function removeBatchFile(
  db: Db,
  batchId: string,
  id: string,
): Promise<string | null | undefined> {
  const row = await db
    .deleteFrom('payslip_batch_file')
    .where('batch_id', '=', batchId)
    .where('id', '=', id)
    .returning('file_id')
    .executeTakeFirst()
  return row?.file_id
}

export async function discardBatch(db: Db, id: string): Promise<string[]> {
  await sql`update payslip_batch set status = 'discarded' where id = ${id}`.execute(db)
  const gone = await db
    .deleteFrom('payslip_batch_file')
    .where('batch_id', '=', id)
    .returning('file_id')
    .execute()
  return gone.flatMap(({ file_id }) => (file_id ? [file_id] : []))
}

export type ReadyFile = {
  employee_id: string
  ou_id: string
  user_id: string | null
  file_id: string
  sha256: string
  size_bytes: number
}

export async function readyFiles(db: Db, batchId: string): Promise<ReadyFile[]> {
  const { rows } = await sql<ReadyFile>`
    select f.employee_id, e.ou_id, e.user_id, f.file_id, f.sha256, s.size_bytes::int as size_bytes
    from payslip_batch_file f join employee e on e.id = f.employee_id join stored_file s on s.id = f.file_id
    where f.batch_id = ${batchId} and f.problem is null order by e.employee_no`.execute(db)
  return rows
}

/** The one before stays, as what it was. */
export async function supersede(db: Db, batch: Batch, employeeId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update payslip set status = 'superseded'
    where employee_id = ${employeeId} and status = 'published' and period_from = ${batch.period_from}
      and period_to = ${batch.period_to} and cutoff = ${batch.cutoff} returning id`.execute(db)
  return rows.map(({ id }) => id)
}

export async function insertPayslip(db: Db, batch: Batch, file: ReadyFile, slipNo: string): Promise<string> {
  const { period_from, period_to, pay_date, cutoff } = batch
  const row = await db
    .insertInto('payslip')
    .values({
      period_from,
      period_to,
      pay_date,
      cutoff,
      ou_id: file.ou_id,
      slip_no: slipNo,
      batch_id: batch.id,
      employee_id: file.employee_id,
      file_id: file.file_id,
      pdf_sha256: file.sha256,
      size_bytes: file.size_bytes,
      viewed_at: null,
      withdrawn_at: null,
      withdraw_reason: null,
      created_by: sql<string>`app_user_id()`,
      updated_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export async function markPublished(db: Db, id: string): Promise<void> {
  await sql`update payslip_batch set status = 'published', published_at = ${NOW} where id = ${id}`.execute(db)
}
