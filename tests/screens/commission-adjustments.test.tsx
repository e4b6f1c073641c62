import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Correction } from '@contract/modules/commission/correction.document'
import { CorrectionsScreen } from '@/features/commission-adjustments/corrections.screen'
import { TransactionsScreen } from '@/features/commission-transactions/transactions.screen'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { adjustmentDesk, type AdjustmentDesk } from '@tests/api/adjustments.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { done, type Refusal } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let desk: AdjustmentDesk
beforeAll(async () => {
  api = await startApi()
  desk = await adjustmentDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('commission that changed after it was locked', () => {
  it('says at each share by what it became different, before and after, to its seller his own alone', async () => {
    const { id } = await desk.billing.goldenSale()
    await desk.changed(id, desk.price('5'))
    const share = await transactionCalls(desk.house.accounting).one(id, desk.agent.id)
    const open = (as: 'accounting' | 'agent') =>
      renderPart(<TransactionsScreen />, {
        ...{ api, as, path: `/?record=${share.id}` },
        phrases: ['commission-transactions', 'selling', 'posting', 'grid', 'record', 'commission-requests'],
      })
    for (const as of ['accounting', 'agent'] as const) {
      await open(as)
      const panel = within(await screen.findByRole('dialog'))
      expect(await panel.findByText('Adjustments')).toBeDefined()
      expect(panel.getByText('As the buyer has asked.')).toBeDefined()
      const changes = within(panel.getByRole('table', { name: /share/i }))
      expect(changes.getByText('14,630.58')).toBeDefined()
      expect(changes.getAllByRole('row')).toHaveLength(2)
      cleanup()
    }
  })

  it('is corrected by a document that shows what each would gain and lose', async () => {
    const { id: sale_id } = await desk.billing.goldenSale()
    const { sellers } = desk.sellers([[desk.house.at('AGENT', 1)], [desk.house.at('AGENT', 2)]])
    const { id } = done(
      await desk.house.accounting.post<{ data: Correction } & Refusal>('/api/v1/commission/corrections', {
        ...{ sale_id, sellers, reason: 'The wrong agents were named.' },
      }),
    )
    await renderPart(<CorrectionsScreen />, {
      ...{ api, as: 'accounting', path: `/?record=${id}` },
      phrases: ['commission-adjustments', 'selling', ...DOCUMENT_PHRASES],
    })
    const panel = within(await screen.findByRole('dialog'))
    const changes = within(await panel.findByRole('table', { name: /share/i }))
    expect(changes.getAllByText(desk.house.at('AGENT', 1).name).length).toBeGreaterThan(0)
    expect(changes.getAllByRole('row').length).toBeGreaterThan(3)
    expect(panel.getByRole('button', { name: 'Submit' })).toBeDefined()
  })
})
