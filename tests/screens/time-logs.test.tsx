import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { employeeOf, lastWorkday, timeCalls, type KnownEmployee } from '@tests/api/time-logs.support'
import { startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const DAY = lastWorkday()
const MONTH = DAY.slice(0, 7)

let api: TestApi
let nico: KnownEmployee
let mine: ReturnType<typeof timeCalls>
beforeAll(async () => {
  api = await startApi()
  nico = await employeeOf(api, 'employee')
  mine = timeCalls(await api.as('employee'))
  await timeCalls(await api.as('hr_staff')).bring([
    { employee_no: nico.employee_no, punched_at: `${DAY} 08:55`, direction: 'in' },
  ])
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(tab: string, as: RoleCode) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  return renderPortal({ path: `/time-logs?tab=${tab}`, adapter: injectAdapter(api), narrow: true })
}

describe('a day with a punch missing', () => {
  it('is asked to be put right by whose it is, with what was forgotten', async () => {
    const { user } = await open(`month&month=${MONTH}`, 'employee')
    const row = (await screen.findByText('Punch missing', { selector: 'tr *' })).closest('tr')
    await user.click(within(row as HTMLElement).getByRole('button', { name: /^Show / }))
    const day = within(await screen.findByRole('dialog'))
    await user.click(day.getByRole('button', { name: 'Request correction' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Correction of / }))
    // Nothing is changed yet: there is nothing to ask for.
    expect(dialog.getByRole('button', { name: 'Request correction' })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('button', { name: 'Add a punch' }))
    const times = dialog.getAllByLabelText('Time')
    await user.type(times.at(-1) ?? dialog.getByLabelText('Time'), '18:05')
    await user.selectOptions(dialog.getAllByLabelText('Way').at(-1) ?? dialog.getByLabelText('Way'), 'Out')
    await user.click(dialog.getByRole('button', { name: 'Request correction' }))
    // Without a reason nobody is asked.
    await dialog.findByText(/required|Write|Fill/i)
    await user.type(dialog.getByLabelText('Reason'), 'The device was off.')
    await user.click(dialog.getByRole('button', { name: 'Request correction' }))
    await screen.findByText('Request sent to your head.')
    expect((await mine.list('corrections')).map(row => row.status)).toEqual(['pending'])
    expect(await mine.day(DAY)).toMatchObject({ status: 'incomplete' })
  })

  it('is put right by the head, who sees what is asked and why', async () => {
    const { user } = await open('requests', 'immediate_head')
    await screen.findByText('The device was off.')
    expect(screen.getByText(/^New: Out 18:05$/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm' }))
    await screen.findByText('Approved')
    await waitFor(async () => expect(await mine.day(DAY)).toMatchObject({ status: 'present' }))
  })

  it('offers nothing of the head’s or of HR’s to an employee', async () => {
    await open('months', 'employee')
    await screen.findByRole('tab', { name: 'My day' })
    for (const name of ['Team', 'Import', 'Months']) expect(screen.queryByRole('tab', { name })).toBeNull()
    expect(screen.getByRole('tab', { name: 'My day', selected: true })).toBeDefined()
  })
})
