import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { addDays, businessDate, shownDate } from '@contract/kernel/dates'
import { writeUser } from '@/shared/session/stored-session'
import { startApi, type TestApi } from '@tests/support/api'
import { buildParameterValue } from '@tests/support/factories/settings'
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

const PATH = '/settings/parameters'
const today = businessDate(new Date())
const tomorrow = addDays(today, 1)

async function openAs(role: RoleCode, path = PATH) {
  const { user } = await api.as(role)
  if (user) writeUser(user)
  return renderPortal({ path, adapter: injectAdapter(api) })
}
const lineOf = async (name: string) => {
  const link = (await screen.findAllByRole('link', { name }))[0]
  const line = link?.closest('tr')
  if (!line) throw new Error(`${name} has no line`)
  return within(line)
}
const panel = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the parameters of the company', () => {
  it('stand by module with value, unit of measure and scope, the built-in ones too', async () => {
    await openAs('super_admin')
    const sales = await screen.findByRole('table', { name: 'Sales' })
    expect(within(sales).getByText('Discount limit')).toBeTruthy()
    const hold = await lineOf('Length of a hold')
    for (const words of ['48 hours', 'Company', 'Built-in']) expect(hold.getByText(words)).toBeTruthy()
    expect((await lineOf('Discount limit')).getByText('10 %')).toBeTruthy()
  })

  it('get a new value from a day on, with a preview before it and history after it; a future one is withdrawn', async () => {
    const { user } = await openAs('super_admin')
    await user.click((await screen.findAllByRole('link', { name: 'Length of a hold' }))[0] as HTMLElement)
    const beside = await panel('Length of a hold')
    beside.getByText('No value set yet')
    await user.click(beside.getByRole('button', { name: 'New value' }))
    const form = await panel('New value: Length of a hold')
    await form.findByText(
      new RegExp(`Applies from ${shownDate(tomorrow)}. Active holds keep their end: \\d+.`),
    )
    const figure = form.getByLabelText(/^Value in hours/)
    await user.clear(figure)
    await user.type(figure, '0')
    await user.type(form.getByLabelText(/^Reason/), 'Units stood too long.')
    await user.click(form.getByRole('button', { name: 'Set value' }))
    expect(await api.database.db.selectFrom('parameter_value').selectAll().execute()).toEqual([])
    await user.clear(figure)
    await user.type(figure, '24')
    await user.click(form.getByRole('button', { name: 'Set value' }))
    await screen.findByText(`Length of a hold: 24 hours from ${shownDate(tomorrow)}.`)
    const line = within((await beside.findByText('Future')).closest('li') as HTMLElement)
    line.getByText('24 hours')
    line.getByText('Units stood too long.')
    await user.click(line.getByRole('button', { name: 'Withdraw' }))
    const asked = await panel('Withdraw value')
    await user.click(asked.getByRole('button', { name: 'Withdraw value' }))
    await beside.findByText('Withdrawn')
    await waitFor(() => expect(beside.queryByRole('button', { name: 'Withdraw' })).toBeNull())
    expect((await lineOf('Length of a hold')).getByText('48 hours')).toBeTruthy()
  })

  it('ask for the unit where the scope is one, and show its value beside that of the company', async () => {
    const { id } = await api.database.db
      .selectFrom('operating_unit')
      .select('id')
      .where('ou_code', '=', 'CEB')
      .executeTakeFirstOrThrow()
    await buildParameterValue(api.database.db, {
      code: 'sales.reservation_days',
      scope: 'unit',
      for_ou_id: id,
      effective_from: today,
      value: '20',
    })
    const { user } = await openAs('super_admin', `${PATH}?record=sales.reservation_days`)
    const lines = await screen.findAllByRole('link', { name: 'Length of a reservation' })
    expect(lines.map(link => link.closest('tr')?.textContent)).toEqual([
      expect.stringMatching(/30 daysCompanyBuilt-in/),
      expect.stringMatching(/20 days.*Cebu/),
    ])
    const beside = await panel('Length of a reservation')
    await user.click(beside.getByRole('button', { name: 'New value' }))
    const form = await panel('New value: Length of a reservation')
    await user.selectOptions(form.getByLabelText(/^Scope/), 'unit')
    await user.type(form.getByLabelText(/^Reason/), 'As agreed.')
    await user.click(form.getByRole('button', { name: 'Set value' }))
    await waitFor(() =>
      expect(form.getByLabelText(/^Operating unit/).getAttribute('aria-invalid')).toBe('true'),
    )
  })

  it('are read by the president, who is offered no change', async () => {
    await openAs('president', `${PATH}?record=property.hold_hours`)
    const beside = await panel('Length of a hold')
    beside.getByText('Until a value is set: 48 hours.')
    expect(beside.queryByRole('button', { name: 'New value' })).toBeNull()
  })
})
