import { cleanup, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ClawbacksScreen } from '@/features/clawbacks/clawbacks.screen'
import { clawbackDesk, type ClawbackDesk } from '@tests/api/clawback.support'
import { done } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let desk: ClawbackDesk
beforeAll(async () => {
  api = await startApi()
  desk = await clawbackDesk(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const open = (as: 'accounting' | 'president' | 'agent', id: string) =>
  renderPart(<ClawbacksScreen />, {
    api,
    as,
    path: `/?record=${id}`,
    phrases: ['clawbacks', 'record', 'grid'],
  })

describe('a clawback beside its list', () => {
  it('shows what is left of it, is asked to be written off by one and written off by another', async () => {
    const sale = await desk.billing.goldenSale()
    const { receipt } = await desk.released(sale.id)
    done(await desk.receipts.command(receipt, 'void', { reason: 'Entered twice.' }))
    const id = (await desk.ofAgent(sale.id))[0]?.id ?? ''

    const first = await open('accounting', id)
    const panel = within(await screen.findByRole('dialog'))
    // The list's row says the rest before the record has come.
    expect(await panel.findByText('No release has recovered any of it yet.')).toBeDefined()
    expect(panel.getByText('Developer’s payment undone')).toBeDefined()
    expect(panel.getByText('1,463.06')).toBeDefined()
    expect(panel.getByText('13,167.52')).toBeDefined()
    await first.user.click(panel.getByRole('button', { name: 'Ask to write off' }))
    const asking = within(await screen.findByRole('dialog', { name: /Ask to write off the clawback/ }))
    await first.user.type(asking.getByLabelText(/Reason/), 'The seller has left.')
    await first.user.click(asking.getByRole('button', { name: 'Ask to write off' }))
    expect(await panel.findByText('Write-off requested')).toBeDefined()
    expect(panel.getByText('The seller has left.')).toBeDefined()
    expect(panel.queryByRole('button', { name: 'Write off' })).toBeNull()
    cleanup()

    const second = await open('president', id)
    await second.user.click(await screen.findByRole('button', { name: 'Write off' }))
    const writing = within(await screen.findByRole('dialog', { name: /Write off the clawback/ }))
    await second.user.click(writing.getByRole('button', { name: 'Write off' }))
    expect(await screen.findByText('Written off on')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Keep clawback' })).toBeNull()
    cleanup()

    await open('agent', id)
    expect(await screen.findByText('Written off on')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ask to write off' })).toBeNull()
  })
})
