import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ReportMatchScreen } from '@/features/collection/report-match/report-match.screen'
import { collectingHouse } from '@tests/api/collection.support'
import { uploadReport } from '@tests/api/report-match.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  const { house, desk } = await collectingHouse(api)
  const { sale } = await desk.billed()
  const { unit_code, buyer_name } = sale
  const rows = [
    { unit_code, buyer_name, theirs_gross: '84272.15', theirs_paid: '40000.00' },
    { unit_code: 'THEIRS-1', theirs_gross: '10.00' },
  ]
  const answer = await uploadReport(house.accounting, rows, desk.whose())
  if (answer.status !== 200) throw new Error(answer.text)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const open = () =>
  renderPart(<ReportMatchScreen />, {
    api,
    as: 'accounting',
    path: '/?tab=rows',
    phrases: ['report-match', 'grid', 'record'],
  })

describe('the rows of a developer’s report', () => {
  it('are counted by kind, accepted together by one press, and tell of the draft that was made', async () => {
    const { user } = await open()
    const kinds = within(await screen.findByRole('group', { name: 'Difference' }))
    await kinds.findByRole('button', { name: /^Paid, no receipt\s*1$/ })
    await kinds.findByRole('button', { name: /^Sale unknown to us\s*1$/ })
    // Of a sale that is none of ours nothing is ours: no amount stands for it.
    expect((await screen.findAllByText('–')).length).toBeGreaterThan(0)
    await user.click(await screen.findByRole('checkbox', { name: /all/i }))
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    const asked = within(await screen.findByRole('dialog', { name: 'Accept the selected rows?' }))
    await user.type(asked.getByLabelText(/Note/), 'As they say.')
    await user.click(asked.getByRole('button', { name: 'Accept' }))
    const told = within(await screen.findByRole('dialog', { name: '2 rows are decided.' }))
    expect(told.getByText('1 draft receipt waits to be posted.')).toBeDefined()
  })
})
