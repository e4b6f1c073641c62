import { sql } from 'kysely'
import { weekdayOf } from '@contract/kernel/calendar'
import { addDays, businessDate, type DateText } from '@contract/kernel/dates'
import type { PersonMonth, PunchAnswer, Today } from '@contract/modules/time-logs/time-logs.calls'
import type { ImportAnswer } from '@contract/kernel/record-calls'
import type { Client, TestApi } from '@tests/support/api'

export const TIME = '/api/v1/time-logs'
export type Refusal = { code: string; message: string; fields?: { path: string; code: string }[] }
type Data<T> = { data: T } & Refusal
export type RequestRow = {
  id: string
  row_version: number
  status: string
  employee_id: string
  work_date: string
}

export const today = () => businessDate(new Date())
export const daysAgo = (days: number): DateText => addDays(today(), -days)
/** The last Monday to Friday before today. */
export function lastWorkday(): DateText {
  let date = daysAgo(1)
  while (weekdayOf(date) === 0 || weekdayOf(date) === 6) date = addDays(date, -1)
  return date
}

const version = (row: { row_version: number }) => ({ headers: { 'if-match': `"${row.row_version}"` } })

export type Row = { employee_no: string; punched_at: string; punch_time?: string; direction?: string }

/** Time logs as somebody with some role sees and keeps them. */
export function timeCalls(client: Client) {
  const list = async (kind: 'corrections' | 'overtime' | 'punches' | 'days', query = '') =>
    (await client.get<Data<RequestRow[]>>(`${TIME}/${kind}?start=0&end=200${query}`)).body.data
  return {
    list,
    today: async () => (await client.get<Data<Today>>(`${TIME}/today`)).body.data,
    punch: (direction: 'in' | 'out', extra: object = {}) =>
      client.post<Data<PunchAnswer>>(`${TIME}/punches`, { direction, ...extra }),
    month: (month: string, employeeId?: string) =>
      client.get<Data<PersonMonth>>(
        `${TIME}/month?month=${month}${employeeId ? `&employee_id=${employeeId}` : ''}`,
      ),
    day: async (date: DateText, employeeId?: string) => {
      const id = employeeId ? `&employee_id=${employeeId}` : ''
      const { body } = await client.get<Data<PersonMonth>>(`${TIME}/month?month=${date.slice(0, 7)}${id}`)
      return body.data.days.find(day => day.work_date === date)
    },
    correct: (values: object) => client.post<Data<{ id: string }>>(`${TIME}/corrections`, values),
    correctFor: (id: string, values: object) =>
      client.post<Data<{ id: string }>>(`${TIME}/employees/${id}/corrections`, values),
    overtime: (values: object) => client.post<Data<{ id: string }>>(`${TIME}/overtime`, values),
    decide: (kind: 'corrections' | 'overtime', row: RequestRow, approves: boolean, comment = '') =>
      client.post<Data<{ id: string }>>(
        `${TIME}/${kind}/${row.id}/decide`,
        { approves, comment },
        version(row),
      ),
    withdraw: (kind: 'corrections' | 'overtime', row: RequestRow) =>
      client.post<Data<{ id: string }>>(`${TIME}/${kind}/${row.id}/withdraw`, undefined, version(row)),
    bring: (rows: Row[], dry_run = false) =>
      client.post<Data<ImportAnswer>>(`${TIME}/punches/import`, { rows, dry_run }),
    lock: (ou_id: string, month: string, is_locked = true, reason = 'Pay is done') =>
      client.post<Data<{ id: string }>>(`${TIME}/months`, { ou_id, month, is_locked, reason }),
  }
}

export type KnownEmployee = { id: string; employee_no: string; ou_id: string; user_id: string }

/** The employee behind a demo account. */
export async function employeeOf({ database }: TestApi, username: string): Promise<KnownEmployee> {
  const { rows } = await sql<KnownEmployee>`
    select e.id, e.employee_no, e.ou_id, e.user_id from employee e join app_user u on u.id = e.user_id
    where u.username = ${username}`.execute(database.db)
  const [found] = rows
  if (!found) throw new Error(`${username} is nobody's account`)
  return found
}
