import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import type { Db } from '@server/platform/db/database'

export type DemoWorker = { id: string; ou_id: string; ou_code: string; date_hired: DateText }

export async function findWorkers(db: Db): Promise<DemoWorker[]> {
  const { rows } = await sql<DemoWorker>`
    select e.id, e.ou_id, o.ou_code, e.date_hired from employee e join operating_unit o on o.id = e.ou_id
    where e.is_active order by e.employee_no`.execute(db)
  return rows
}

export async function giveShift(db: Db, ids: readonly string[], code: string, from: DateText): Promise<void> {
  await sql`insert into employee_shift (ou_id, employee_id, shift_id, valid_from)
    select e.ou_id, e.id, s.id, ${from} from employee e, shift s
    where e.id = any (${ids}::uuid[]) and s.code = ${code}`.execute(db)
}
