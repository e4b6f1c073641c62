import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { addDays } from '@contract/kernel/dates'
import { businessDay } from '@server/platform/db/business-day'
import { writeUser } from '@/shared/session/stored-session'
import { advanceDesk } from '@tests/api/cash-advance.support'
import { buildEmployee } from '@tests/support/factories/people'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(as: RoleCode) {
  const { user } = await api.as(as)
  if (user) writeUser(user)
  return renderPortal({ path: '/', adapter: injectAdapter(api), narrow: true })
}
async function card(title: string) {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  return within(heading.closest('section') as HTMLElement)
}
const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL((link as HTMLAnchorElement).href).searchParams.get('filter') ?? '') as object

describe('the first page of a desk', () => {
  it('counts a project’s units by status for the sales desk, each figure before its units', async () => {
    type Row = { id: string; name: string; available: number; reserved: number }
    const { rows } = await sql<Row>`select p.id, p.name,
        count(*) filter (where u.status = 'available') as available,
        count(*) filter (where u.status = 'reserved') as reserved
      from property_unit u join project p on p.id = u.project_id
      group by p.id, p.name order by 3 desc limit 1`.execute(api.database.db)
    const [project] = rows
    expect(project?.available).toBeGreaterThan(0)
    await open('sales_admin')
    const units = await card('Units by project')
    const row = within(await units.findByRole('row', { name: new RegExp(project?.name ?? '-') }))
    const figures = row.getAllByRole('cell').map(cell => cell.textContent)
    expect(figures[0]).toBe(String(project?.available))
    expect(figures[2]).toBe(String(project?.reserved || '–'))
    const [available] = row.getAllByRole('link')
    expect(filterOf(available as HTMLElement)).toEqual({
      project_id: { filterType: 'set', values: [project?.id] },
      status: { filterType: 'set', values: ['available'] },
    })
  })

  it('shows accounting the oldest month that is still open with what its checklist finds', async () => {
    const { db } = api.database
    const today = await businessDay(db)
    const period = await db
      .selectFrom('fiscal_period')
      .where('status', '=', 'open')
      .where('month', '<', `${today.slice(0, 7)}-01`)
      .orderBy('month')
      .select(['id', 'month'])
      .executeTakeFirstOrThrow()
    const accounting = await api.as('accounting')
    type Checks = { data: { checks: { check: string; state: string }[] } }
    const { body } = await accounting.get<Checks>(`/api/v1/accounting/periods/${period.id}/checklist`)
    const { checks } = body.data
    const passed = checks.filter(({ state }) => state === 'passed').length
    await open('accounting')
    const close = await card('Month-end close')
    const links = await close.findAllByRole('link')
    const own = links.find(link => (link as HTMLAnchorElement).href.includes(`record=${period.id}`))
    expect(own?.textContent).toContain(`${passed} of ${checks.length} OK`)
    // Whatever is wrong leads to its rows, or to the checklist where it has none.
    expect(links.length).toBeGreaterThanOrEqual(1 + checks.length - passed)
  })

  it('names for HR whose punch is missing before today, and leads to the month of that person', async () => {
    const { db } = api.database
    const yesterday = addDays(await businessDay(db), -1)
    const { id, ou_id, full_name } = await buildEmployee(db)
    await sql`insert into attendance_day (ou_id, employee_id, work_date, shift_id, status, day_kind, leave_fraction,
      worked_min, late_min, undertime_min, ot_raw_min, ot_approved_min, night_min)
      select ${ou_id}, ${id}, ${yesterday}, shift.id, 'incomplete', 'work', 0, 0, 0, 0, 0, 0, 0 from shift where is_default`.execute(
      db,
    )
    await open('hr_staff')
    const incomplete = await card('Incomplete time logs')
    const [line] = await incomplete.findAllByRole('link', { name: new RegExp(full_name) })
    const { pathname, searchParams } = new URL((line as HTMLAnchorElement).href)
    expect([pathname, searchParams.get('person'), searchParams.get('month')]).toEqual([
      '/time-logs',
      id,
      yesterday.slice(0, 7),
    ])
  })

  it('tells an agent what is still owed of cash advances, and of nobody else’s', async () => {
    const { db } = api.database
    const desk = await advanceDesk(api)
    const [own, other] = [await desk.ask({}, 'agent'), await desk.ask({}, 'employee')]
    // As two payouts would leave it, without their entries.
    await sql`alter table cash_advance disable trigger cash_advance_a_sum`.execute(db)
    await sql`update cash_advance set balance = 1250.50 where id = ${own.id}`.execute(db)
    await sql`update cash_advance set balance = 777 where id = ${other.id}`.execute(db)
    await sql`alter table cash_advance enable trigger cash_advance_a_sum`.execute(db)
    await open('agent')
    const advances = await card('My cash advances')
    const link = await advances.findByRole('link', { name: /Balance to settle/ })
    await waitFor(() => expect(link.textContent).toMatch(/1,250\.50$/))
    expect(filterOf(link)).toEqual({ balance: { filterType: 'number', type: 'greaterThan', filter: '0' } })
  })
})
