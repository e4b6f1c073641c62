import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BulkBar } from '@/features/approvals/inbox/bulk-bar'
import { ChainsScreen } from '@/features/approvals/chains/chains.screen'
import { InboxScreen } from '@/features/approvals/inbox/inbox.screen'
import { replaceHttpAdapter } from '@/shared/http/http'
import { startApi, type TestApi } from '@tests/support/api'
import { faultyLine } from '@tests/support/faulty-line'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPart } from '@tests/support/render-part'
import type { InboxRow } from '@/features/approvals/inbox/inbox.api'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())
beforeEach(() => localStorage.clear())

const phrases = ['approvals', 'approval', 'link', 'grid', 'record']

describe('the inbox', () => {
  it('says that nothing waits, and what will come', async () => {
    await renderPart(<InboxScreen />, { api, as: 'president', path: '/approvals', phrases })
    await screen.findByText('No approvals waiting')
    screen.getByRole('button', { name: /Everything/ })
  })

  it('does not say that nothing is left to decide before the list has come', async () => {
    await renderPart(<InboxScreen />, { api, as: 'president', path: '/approvals', phrases })
    expect(screen.queryByText('No approvals waiting')).toBeNull()
    await screen.findByText('No approvals waiting')
  })

  it('says how much waits once it is known, and not before', async () => {
    await renderPart(<InboxScreen />, { api, as: 'president', path: '/approvals', phrases })
    expect(screen.getByRole('button', { name: /^Everything/ }).textContent.trim()).toBe('Everything')
    await screen.findByRole('button', { name: 'Everything 0' })
  })

  it('leads on from the address of a request that no longer waits', async () => {
    const path = '/approvals?search=SR-CEB-2026-000001'
    const { user } = await renderPart(<InboxScreen />, { api, as: 'president', path, phrases })
    await screen.findByText('No request fits')
    await user.click(screen.getByRole('button', { name: 'Search my decisions' }))
    const shown = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Show' }).value
    expect(shown()).toBe('done')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('SR-CEB-2026-000001')
    await screen.findByText('No request fits')
    expect(screen.queryByRole('button', { name: 'Search my decisions' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all requests' }))
    await screen.findByText('You have not decided anything yet')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })
})

describe('several requests decided at once', () => {
  it.each([
    [['verify', 'return', 'reject'], ['verify'], 'Verify'],
    [['approve', 'return', 'reject'], ['approve'], 'Approve'],
    [['verify', 'reject'], ['approve', 'reject'], 'Approve / Verify'],
  ])('are offered as what their steps ask for: %s and %s', async (one, other, label) => {
    const rows = doubleOf<InboxRow[]>([
      { id: 'a', decisions: one },
      { id: 'b', decisions: other },
    ])
    const nothing = () => undefined
    const part = <BulkBar rows={rows} chosen={['a', 'b']} onDone={nothing} onClear={nothing} />
    await renderPart(part, { api, as: 'president', path: '/approvals', phrases })
    expect(await screen.findByRole('button', { name: label })).toBeDefined()
  })
})

describe('the chains', () => {
  const path = '/settings/approval-chains'

  it('open with all that their form offers: what came later would move a button from under a press', async () => {
    const { user } = await renderPart(<ChainsScreen />, { api, as: 'super_admin', path, phrases })
    const line = faultyLine(injectAdapter(api))
    line.hold(`GET /api/v1${path}/choices`)
    await replaceHttpAdapter(line.adapter)
    await user.click(await screen.findByRole('button', { name: 'New chain' }))
    await waitFor(() => expect(line.tried).toContain(`GET /api/v1${path}/choices`))
    expect(screen.queryByRole('button', { name: 'Add a step' })).toBeNull()
    line.mend()
    await screen.findByRole('button', { name: 'Add a step' })
    screen.getByRole('button', { name: 'Add a condition' })
  })

  it('are made with their steps, and shown in plain words', async () => {
    const { user } = await renderPart(<ChainsScreen />, { api, as: 'super_admin', path, phrases })
    await user.click(await screen.findByRole('button', { name: 'New chain' }))
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Leave of Cebu')
    await user.click(screen.getByRole('button', { name: 'Add a step' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Leave of Cebu is saved.')
    const row = (await screen.findByText('Leave of Cebu')).closest('button')
    expect(row?.textContent).toMatch(
      /the immediate head approves within 48 h.+approver list approves within 48 h/,
    )
  })
})
