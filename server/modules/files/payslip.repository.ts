import { sql } from 'kysely'
import type { ArchivedPayslip, OwnPayslip, PayslipView } from '@contract/modules/files/payslip.calls'
import type { Condition } from '@server/platform/access/access-where'
import { NOW } from '@server/platform/db/clock'
import type { Db } from '@server/platform/db/database'
import { utcText } from '@server/platform/db/utc-text'
import { notFound } from '@server/platform/http/problems'

const COLUMNS = sql`payslip.id, payslip.slip_no, payslip.period_from::text as period_from,
  payslip.period_to::text as period_to, payslip.pay_date::text as pay_date, payslip.cutoff, payslip.status,
  payslip.size_bytes, ${utcText('payslip.published_at')} as published_at, ${utcText('payslip.viewed_at')} as viewed_at`

/** What was withdrawn was not theirs to see, or not right. */
const ownOf = (userId: string) => sql`
  from payslip join employee e on e.id = payslip.employee_id
  where e.user_id = ${userId} and payslip.status <> 'withdrawn'`

export async function findOwnPayslips(db: Db, userId: string): Promise<OwnPayslip[]> {
  const { rows } = await sql<OwnPayslip>`
    select ${COLUMNS} ${ownOf(userId)} order by payslip.pay_date desc, payslip.published_at desc limit 500`.execute(
    db,
  )
  return rows
}

export async function findOwnPayslipFile(db: Db, userId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ file_id: string }>`
    select payslip.file_id ${ownOf(userId)} and payslip.id = ${id}`.execute(db)
  return rows[0]?.file_id
}

export async function noteView(db: Db, id: string, userId: string): Promise<void> {
  await sql`insert into payslip_view (ou_id, payslip_id, user_id)
    select ou_id, id, ${userId}::uuid from payslip where id = ${id}`.execute(db)
  await sql`update payslip set viewed_at = ${NOW} where id = ${id} and viewed_at is null`.execute(db)
}

const ARCHIVED = sql`${COLUMNS}, payslip.employee_id, e.employee_no, e.full_name, o.ou_code, payslip.batch_id,
  ${utcText('payslip.withdrawn_at')} as withdrawn_at, payslip.withdraw_reason, payslip.row_version
  from payslip join employee e on e.id = payslip.employee_id join operating_unit o on o.id = payslip.ou_id`

export type ArchiveQuery = { search: string; batch_id: string | null }

export async function findArchive(
  db: Db,
  access: Condition,
  { search, batch_id }: ArchiveQuery,
): Promise<ArchivedPayslip[]> {
  const like = `%${search.replaceAll(/[%_\\]/g, '\\$&')}%`
  const { rows } = await sql<ArchivedPayslip>`
    select ${ARCHIVED} where ${access} and (${batch_id}::uuid is null or payslip.batch_id = ${batch_id}::uuid)
      and (e.full_name ilike ${like} or e.employee_no ilike ${like} or payslip.slip_no ilike ${like})
    order by payslip.pay_date desc, e.full_name, payslip.id limit 200`.execute(db)
  return rows
}

export type LockedPayslip = Pick<
  ArchivedPayslip,
  'id' | 'employee_id' | 'status' | 'slip_no' | 'row_version'
> & {
  ou_id: string
}

export async function lockPayslip(db: Db, id: string, access: Condition): Promise<LockedPayslip> {
  const { rows } = await sql<LockedPayslip>`
    select payslip.id, payslip.employee_id, payslip.status, payslip.slip_no, payslip.row_version, payslip.ou_id
    from payslip where payslip.id = ${id} and ${access} for update`.execute(db)
  const found = rows[0]
  if (!found) throw notFound()
  return found
}

export async function withdraw(db: Db, id: string, reason: string): Promise<void> {
  await sql`update payslip set status = 'withdrawn', withdrawn_at = ${NOW}, withdraw_reason = ${reason}
    where id = ${id}`.execute(db)
}

export async function viewsOf(db: Db, id: string): Promise<PayslipView[]> {
  const { rows } = await sql<PayslipView>`
    select ${utcText('v.at')} as at, (select n.name from portal_person_names(array[v.user_id]) n) as viewer
    from payslip_view v where v.payslip_id = ${id} order by v.at desc limit 200`.execute(db)
  return rows
}
