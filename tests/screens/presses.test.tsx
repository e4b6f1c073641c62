import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { addMonths, businessDate, shownDate } from '@contract/kernel/dates'
import type { OwnPayslips } from '@contract/modules/files/payslip.calls'
import { aPdf, FILES, upload } from '@tests/api/files.portal.support'
import { leaveCompany } from '@tests/api/leave.support'
import { sellingDesk } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { hands } from '@tests/support/hands'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'
import { dayOfNextYear, NEXT_YEAR } from '@tests/support/next-year'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const company = await leaveCompany(api)
  await company.give('VL', '3.00', NEXT_YEAR - 1)
  await company.give('VL', '5.00', NEXT_YEAR)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

/** Publishes payslips of the demo employee, so many months ago; tells their numbers. */
async function payroll() {
  const hr = await api.as('hr_staff')
  const nico = await api.as('employee')
  const { employee_no } = await api.database.db
    .selectFrom('employee')
    .select('employee_no')
    .where('user_id', '=', nico.user?.id ?? '')
    .executeTakeFirstOrThrow()
  const batches = `${FILES}/payslip-batches`
  const publish = async (monthsAgo: number) => {
    const month = addMonths(businessDate(new Date()), -monthsAgo).slice(0, 7)
    const { id } = (
      await hr.post<{ data: { id: string } }>(batches, {
        ...{
          period_from: `${month}-11`,
          period_to: `${month}-25`,
          pay_date: `${month}-28`,
          cutoff: 'second',
        },
      })
    ).body.data
    await hr.post(`${batches}/${id}/files`, {
      upload_id: await upload(hr, `${employee_no}.pdf`, aPdf(`pay of ${month}`)),
    })
    await hr.post(`${batches}/${id}/publish`, { expected: 1, leave_problems: false })
    const { payslips } = (await nico.get<{ data: OwnPayslips }>(`${FILES}/own-payslips`)).body.data
    return payslips.find(({ pay_date }) => pay_date.startsWith(month))?.slip_no ?? 'no payslip'
  }
  return publish
}

/** At home, as somebody has it who begins the day. */
async function home(as: RoleCode) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  const portal = await renderPortal({ path: '/', adapter: injectAdapter(api), narrow: true })
  await screen.findByRole('heading', { level: 1 })
  return { ...portal, own: hands(portal) }
}

describe('presses from home', () => {
  it('an employee asks for a day of leave in four, and for several days in five', async () => {
    const { own, address } = await home('employee')
    await own.click('Request Vacation leave', 'link')
    const select = await screen.findByLabelText<HTMLSelectElement>('Leave type')
    expect(select.selectedOptions[0]?.textContent).toContain('Vacation leave')
    const first = shownDate(dayOfNextYear(28))
    await own.type(screen.getByLabelText('First day'), first)
    // The last day begins as the first one: who wants more days types it, which is the fifth press.
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Last day').value).toBe(first))
    await own.type(screen.getByRole('textbox', { name: 'Reason' }), 'A matter of the family.')
    await own.click('Send the request')
    await waitFor(() => expect(address()).toMatch(/record=[0-9a-f-]{36}/))
    expect(await within(await screen.findByRole('dialog')).findByText('With the head')).toBeDefined()
    expect(own.count()).toBe(4)
  })

  it('an employee clocks in with one', async () => {
    const { own } = await home('employee')
    await own.click('Clock in')
    expect(await screen.findByText(/^You are in since/)).toBeDefined()
    expect(own.count()).toBe(1)
  })

  it('an employee opens the last payslip with one, and finds all of them behind it', async () => {
    const publish = await payroll()
    const [earlier, last] = [await publish(2), await publish(1)]
    const { user, own, address } = await home('employee')
    await own.click('Last payslip', 'link')
    expect(await screen.findByRole('dialog', { name: `${last}.pdf` })).toBeDefined()
    expect(own.count()).toBe(1)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(earlier)).toBeDefined()
    expect(address()).toBe('/files/employee/payslip')
  })

  it('accounting reaches a record by its number with two', async () => {
    const house = await sellingDesk(api)
    const sale = await house.reserved({})
    const { user, own, address } = await home('accounting')
    await own.key('{Control>}k{/Control}')
    // The field has the focus by itself.
    await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('combobox'))
    await user.keyboard(sale.sale_no ?? '')
    await waitFor(() =>
      expect(screen.getAllByRole('option')[0]?.textContent).toContain(sale.sale_no ?? 'a number'),
    )
    await own.key('{Enter}')
    await waitFor(() => expect(address()).toBe(`/sales/record?record=${sale.id}`))
    expect(own.count()).toBe(2)
  })
})
