import { sql } from 'kysely'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { businessDate } from '@contract/kernel/dates'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { oneOf } from '@contract/kernel/one-of'
import { total } from '@contract/kernel/parts'
import { daysOfQuarter, latestQuarters } from '@contract/kernel/quarters'
import { collectingHouse } from '@tests/api/collection.support'
import { leaveCompany } from '@tests/api/leave.support'
import { sellingDesk } from '@tests/api/sales.support'
import { billingDesk } from '@tests/api/statements.support'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'
import { dayOfNextYear } from '@tests/support/next-year'

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
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  const portal = renderPortal({ path: '/', adapter: injectAdapter(api), narrow: true })
  await screen.findByRole('heading', { level: 1 })
  return portal
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(title => title.textContent?.trim())

it('names one’s roles in the language of the moment', async () => {
  const agent = await api.as('agent')
  await agent.patch('/api/v1/auth/profile', { locale: 'ar' })
  onTestFinished(async () => void (await agent.patch('/api/v1/auth/profile', { locale: 'en' })))
  await open('agent')
  await screen.findByText('وكيل')
  expect(screen.queryByText('Agent')).toBeNull()
})

describe('the first page', () => {
  it.each([
    [
      'agent',
      ['My day', 'Sales of the month', 'My commission to come', 'My cash advances', 'My holds', 'My leave'],
      [
        'Units by project',
        'Leads to follow up',
        'Sales desk',
        'State of the portal',
        'Documents to verify',
        'Jobs of the portal',
      ],
    ],
    [
      'sales_manager',
      [
        'Leads to follow up',
        'Leads by stage',
        'Sales of the month',
        'Top sellers of the month',
        'Commission of the team',
      ],
      ['Sales desk', 'Reported payments', 'Units by project', 'My cash advances'],
    ],
    [
      'sales_admin',
      ['Sales desk', 'Units by project', 'Leads to follow up', 'Documents to verify'],
      ['Reported payments', 'My sales', 'My commission to come', 'Jobs of the portal'],
    ],
    [
      'accounting',
      ['Reported payments', 'Sales of the month', 'Cash and receivables', 'Month-end close'],
      ['My holds', 'My day', 'Commission of the team', 'Incomplete time logs'],
    ],
    [
      'hr_staff',
      ['Requests for leave', 'Incomplete time logs', 'Away today', 'Licences'],
      ['Sales of the month', 'My holds'],
    ],
    ['president', ['Approvals', 'Sales of the month by unit', 'Cash and receivables'], ['My day']],
    [
      'super_admin',
      ['State of the portal', 'Jobs of the portal', 'Sales of the month'],
      ['My day', 'Reported payments', 'My commission to come'],
    ],
    [
      'employee',
      ['Approvals', 'My leave', 'My time today', 'My requests'],
      ['Cash and receivables', 'Sales of the month', 'My holds', 'State of the portal'],
    ],
  ] as const)('of %s has what this role begins with, and nothing else', async (role, shown, hidden) => {
    await open(role)
    await waitFor(() => expect(titles()).toEqual(expect.arrayContaining([...shown])))
    for (const title of hidden) expect(titles()).not.toContain(title)
    expect(screen.queryByText('This could not be loaded')).toBeNull()
  })

  it('begins with the day and the name, and puts what is to be done before figures', async () => {
    await open('agent')
    await waitFor(() => expect(titles()).toContain('My sales'))
    const order = titles().filter(title =>
      ['My day', 'My leave', 'Sales of the month', 'My sales'].includes(title ?? ''),
    )
    expect(order).toEqual(['My day', 'My leave', 'Sales of the month', 'My sales'])
    const title = screen.getByRole('heading', { level: 1 })
    expect(title.textContent).toBe('Dashboard')
    expect(title.parentElement?.textContent).toMatch(/\d{4}.* · \S/)
    const ask = await screen.findByRole('link', { name: 'Request leave' })
    expect(ask.getAttribute('href')).toBe('/files/employee/leave?ask=new')
  })

  it('begins with the clock where there is nothing but one’s own, and leaves no column to one card', async () => {
    await open('employee')
    await waitFor(() => expect(titles()).toContain('Away today'))
    await waitFor(() => expect(titles().slice(0, 3)).toEqual(['My time today', 'Approvals', 'My requests']))
    expect(document.querySelectorAll('.dashboard-column:not(:empty)')).toHaveLength(2)
  })

  it('counts what the list counts, and leads to it', async () => {
    const { address, user } = await open('super_admin')
    const card = (await screen.findByRole('heading', { name: 'State of the portal' })).closest('section')
    const line = await within(card as HTMLElement).findByRole('link', {
      name: /Accounts that wait for activation/,
    })
    await user.click(line)
    await waitFor(() => expect(address()).toContain('/settings/users?filter='))
    expect(decodeURIComponent(address())).toContain('"values":["pending"]')
  })

  it('says what the team earns by state, and leads to the shares that add up to each figure', async () => {
    const { goldenSale } = await billingDesk(await sellingDesk(api))
    await goldenSale()
    const manager = await api.as('sales_manager')
    const filter = encodeURIComponent(JSON.stringify({ state: oneOf('eligible') }))
    const { body } = await manager.get<{ data: { amount: string }[] }>(
      `/api/v1/commission/transactions?start=0&end=100&filter=${filter}`,
    )
    const sum = total(body.data.map(({ amount }) => parseMoney(amount)))
    expect(sum).toBeGreaterThan(0n)
    await open('sales_manager')
    const heading = await screen.findByRole('heading', { name: 'Commission of the team' })
    const card = within(heading.closest('section') as HTMLElement)
    const line = await card.findByRole('link', {
      name: new RegExp(`^Eligible\\W*${formatAmount(moneyText(sum))}`),
    })
    expect(decodeURIComponent(line.getAttribute('href') ?? '')).toContain('"values":["eligible"]')
  })

  it('counts the certificates of tax withheld that are overdue, and leads to the quarters they are missing in', async () => {
    const { desk } = await collectingHouse(api)
    const [, , quarter = ''] = latestQuarters(businessDate(new Date()), 3)
    const received_on = daysOfQuarter(quarter).to
    await desk.posted({ received_on, cash_amount: '9000.00', ewt_amount: '1000.00' })
    await open('accounting')
    const line = await screen.findByRole('link', { name: /^Certificates 2307 overdue\W*1/ })
    expect(line.getAttribute('href')).toBe(`/collection/certificates?from=${quarter}`)
  })

  it('decides a request where it stands, in two presses, and tells whoever asked how far theirs is', async () => {
    const company = await leaveCompany(api)
    const day = dayOfNextYear(10)
    const asked = { leave_type_id: company.typeId('LWOP'), date_from: day, date_to: day, reason: 'A wedding' }
    const { id, request_no } = await company.submit(asked)
    const mine = await open('employee')
    const own = await screen.findByRole('link', {
      name: new RegExp(`Leave ${request_no ?? ''}.*Dante Ocampo`),
    })
    expect(own.getAttribute('href')).toContain(`record=${id}`)
    mine.unmount()

    const { user } = await open('immediate_head')
    const inbox = (await screen.findByRole('heading', { name: 'Approvals' })).closest('section')
    const card = within(inbox as HTMLElement)
    await user.click(await card.findByRole('button', { name: 'Approve: Nico Reyes, Leave' }))
    await user.click(await card.findByRole('button', { name: 'Confirm' }))
    await screen.findByText(/^Approved: /)
    const { body } = await company.head.client.get<{ data: { subject_id: string }[] }>(
      '/api/v1/approvals/inbox?start=0&end=50&filter=' +
        encodeURIComponent(JSON.stringify({ state: oneOf('active') })),
    )
    expect(body.data.map(({ subject_id }) => subject_id)).not.toContain(id)
  })

  it('holds the month against the target of the teams in sight, and nobody alone against it', async () => {
    const { db } = api.database
    await sql`update sales_team set monthly_target = 2000000`.execute(db)
    const target = await sql<{ sum: string }>`select to_char(sum(t.monthly_target), 'FM999,999,999.00') as sum
      from sales_team t join operating_unit o on o.id = t.ou_id where o.ou_code = 'CEB' and t.is_active`.execute(
      db,
    )
    const { unmount } = await open('sales_admin')
    await screen.findByText(new RegExp(`of the target: [\\d,.]+ of ${target.rows[0]?.sum} booked this month`))
    unmount()
    await open('agent')
    await waitFor(() => expect(titles()).toContain('Sales of the month'))
    expect(screen.queryByText(/of the target/)).toBeNull()
  })

  it('clocks in with one press', async () => {
    const { user } = await open('hr_staff')
    await screen.findByText('You have not clocked in yet')
    await user.click(screen.getByRole('button', { name: 'Clock in' }))
    await screen.findByText(/^You are in since /)
    expect(screen.getByRole('button', { name: 'Clock out' })).toBeDefined()
  })
})
