import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RoleCode } from '@contract/access/roles'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'

const PATH = '/files/employee/leave'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await (await api.as('hr_staff')).post('/api/v1/leave/grants', {})
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

async function open(path: string, as: RoleCode, failing: readonly string[] = []) {
  const { user } = await api.as(as)
  localStorage.setItem('user', JSON.stringify(user))
  localStorage.setItem('token', user?.token ?? '')
  const line = faultyLine(injectAdapter(api))
  line.fail(...failing)
  return renderPortal({ path, adapter: line.adapter, narrow: true })
}
type OpenedScreen = Awaited<ReturnType<typeof open>>

async function fill({ user }: OpenedScreen, from: string, to: string, kind = /^Emergency leave/) {
  const select = await screen.findByLabelText<HTMLSelectElement>('Leave type')
  await user.selectOptions(select, within(select).getByRole('option', { name: kind }))
  await user.type(screen.getByLabelText('First day'), from)
  await user.clear(screen.getByLabelText('Last day'))
  await user.type(screen.getByLabelText('Last day'), to)
}
const total = () => document.querySelector('.ask-total strong')?.textContent

describe('asking for leave', () => {
  it('EX-19 counts the days, sends them, and takes them back', async () => {
    const portal = await open(`${PATH}?ask=new`, 'employee')
    const { user, address } = portal
    await fill(portal, '08-28-2026', '09-02-2026')
    await waitFor(() => expect(total()).toBe('3 days'))
    await user.click(screen.getByRole('radio', { name: 'Until noon of the last day' }))
    await waitFor(() => expect(total()).toBe('2.5 days'))
    expect(screen.getByText('National Heroes Day, not counted')).toBeDefined()
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'A matter of the family.')
    await user.click(screen.getByRole('button', { name: 'Send the request' }))
    await waitFor(() => expect(address()).toMatch(/record=[0-9a-f-]{36}/))

    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('With the head')).toBeDefined()
    await user.click(await panel.findByRole('button', { name: 'Withdraw' }))
    const question = within(await screen.findByRole('dialog', { name: 'Withdraw' }))
    await user.click(question.getByRole('button', { name: 'Withdraw' }))
    expect(await panel.findByText('Withdrawn')).toBeDefined()
  })

  it('leads back from the address of a request that is not there, or is no request at all', async () => {
    for (const ask of ['a-cut-off-addr', '018f0000-0000-7000-8000-000000000000']) {
      const { user, address, unmount } = await open(`${PATH}?ask=${ask}`, 'employee')
      expect(await screen.findByText('This record is not there')).toBeDefined()
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      await user.click(screen.getAllByRole('link', { name: 'Back' })[0] as HTMLElement)
      await waitFor(() => expect(address()).toBe(PATH))
      unmount()
    }
  })

  it('EX-19 tells at the dates why a half day on the holiday is no leave', async () => {
    const portal = await open(`${PATH}?ask=new`, 'employee')
    await fill(portal, '08-31-2026', '09-02-2026')
    await portal.user.click(screen.getByRole('radio', { name: 'From noon of the first day' }))
    await waitFor(() => expect(total()).toBe('0 days'))
    await waitFor(() => expect(screen.getAllByRole('alert').length).toBeGreaterThan(0))
  })

  it('says that nobody else is away where the server told so, and not while only the days are known', async () => {
    // Wednesday to Friday without a holiday: the form alone knows those of last year, this year and the next.
    const [nobody, days] = ['The rest of your team is in.', ['10-07-2026', '10-09-2026']] as const
    const cut = await open(`${PATH}?ask=new`, 'employee', ['/preview'])
    await fill(cut, ...days)
    await waitFor(() => expect(total()).toBe('3 days'))
    expect(screen.queryByText(nobody)).toBeNull()
    cut.unmount()

    await fill(await open(`${PATH}?ask=new`, 'employee'), ...days)
    expect(await screen.findByText(nobody)).toBeDefined()
  })

  it('keeps a draft, and deletes it after asking', async () => {
    const portal = await open(`${PATH}?ask=new`, 'employee')
    const { user, address } = portal
    await fill(portal, '10-05-2026', '10-06-2026')
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Not sure yet.')
    await user.click(screen.getByRole('button', { name: 'Save as draft' }))
    await waitFor(() => expect(address()).toMatch(/record=/))
    const panel = within(await screen.findByRole('dialog'))
    await user.click(await panel.findByRole('button', { name: 'Delete the draft' }))
    const question = within(await screen.findByRole('dialog', { name: 'Delete the draft' }))
    await user.click(question.getByRole('button', { name: 'Delete the draft' }))
    await waitFor(() => expect(address()).not.toMatch(/record=/))
  })

  it('says what cannot be taken, and why', async () => {
    const { user } = await open(`${PATH}?ask=new`, 'employee')
    await user.click(await screen.findByText(/^Not available now/))
    expect((await screen.findAllByText('You are not entitled to it by law.')).length).toBeGreaterThan(0)
  })
})

describe('what HR sees', () => {
  it('has all parts of the page, and an employee two of them', async () => {
    const hr = await open(`${PATH}?tab=year_end`, 'hr_staff')
    const names = (await screen.findAllByRole('tab')).map(tab => tab.textContent)
    expect(names).toEqual(['My leave', 'Requests', 'Team calendar', 'Balances', 'Usage', 'Year end'])
    expect(await screen.findByRole('heading', { name: 'Close the year' })).toBeDefined()
    hr.close()
    localStorage.clear()
    await open(PATH, 'employee')
    const own = (await screen.findAllByRole('tab')).map(tab => tab.textContent)
    expect(own).toEqual(['My leave', 'Team calendar'])
  })

  it('corrects a balance with its reason, beside what stands', async () => {
    const { user } = await open(`${PATH}?tab=balances`, 'hr_staff')
    const [first] = await screen.findAllByRole('link', { name: /, / })
    if (first) await user.click(first)
    const panel = within(await screen.findByRole('dialog'))
    await user.click(await panel.findByRole('button', { name: 'Correct the balance' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct a balance' }))
    await user.type(dialog.getByLabelText('Days'), '-1.50')
    await user.type(dialog.getByLabelText('Reason'), 'Counted twice.')
    await user.click(dialog.getByRole('button', { name: 'Correct' }))
    expect(await panel.findByText('Counted twice.')).toBeDefined()
    expect(panel.getByText('(1.50)')).toBeDefined()
  })
})

describe('what holds for every leave', () => {
  it('is changed beside the list of types', async () => {
    const { user } = await open('/people/leave-types', 'hr_staff')
    await user.click(await screen.findByRole('button', { name: 'Rules for every leave' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Rules for every leave' }))
    const present = await dialog.findByLabelText(/^Minimum present in a team/)
    await user.clear(present)
    await user.type(present, '4')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    type Settings = { data: { needed_cover: number }[] }
    const hr = await api.as('hr_staff')
    await waitFor(async () => {
      const { body } = await hr.get<Settings>('/api/v1/leave/settings?start=0&end=1')
      expect(body.data.map(row => row.needed_cover)).toEqual([4])
    })
  })
})
