import { act, screen, within } from '@testing-library/react'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { AnomaliesScreen } from '@/features/anomalies/anomalies.screen'
import { holdPage } from '@/shared/form/leave-hold'
import { lookForAnomalies } from '@server/modules/accounting/anomalies/look'
import { expenseCalls } from '@tests/api/expense.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let found: { id: string; title: string }
beforeAll(async () => {
  api = await startApi()
  const expenses = await expenseCalls(api)
  const bill = {
    payee_tin: '123-456-789-00000',
    supplier_invoice_no: 'INV-77',
    lines: [{ amount: '250.00' }],
  }
  await expenses.submitted(bill)
  const { id } = await expenses.submitted(bill)
  await lookForAnomalies(api.database)
  const { rows } = await sql<{ id: string; title: string }>`
    select id, title from anomaly where subject_id = ${id} and rule = 'invoice_twice'`.execute(
    api.database.db,
  )
  if (!rows[0]) throw new Error('an invoice used twice is found')
  found = rows[0]
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const open = () =>
  renderPart(<AnomaliesScreen />, {
    api,
    as: 'accounting',
    path: `/?record=${found.id}`,
    phrases: ['anomalies', 'grid', 'record'],
  })

describe('an anomaly', () => {
  it('is not dismissed before whoever typed into a form beside it was asked', async () => {
    const { user } = await open()
    const goOn: (() => void)[] = []
    const letGo = holdPage(leave => goOn.push(leave))
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(goOn).toHaveLength(1)
    expect(screen.queryByRole('dialog', { name: /Dismiss/ })).toBeNull()
    letGo()
    act(() => goOn[0]?.())
    expect(await screen.findByRole('dialog', { name: /Dismiss/ })).toBeDefined()
  })

  it('shows the two records that were compared, and is dismissed with a reason', async () => {
    const { user } = await open()
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findAllByText('250.00')).toHaveLength(2)
    expect(panel.getByText(/INV-77/)).toBeDefined()
    await user.click(panel.getByRole('button', { name: 'Dismiss' }))
    const asking = within(await screen.findByRole('dialog', { name: /Dismiss/ }))
    await user.type(asking.getByLabelText(/Reason/), 'A second delivery.')
    await user.click(asking.getByRole('button', { name: 'Dismiss' }))
    expect(await panel.findByText('A second delivery.')).toBeDefined()
    expect(panel.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  })
})
