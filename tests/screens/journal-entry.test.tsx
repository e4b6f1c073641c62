import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SCREENS } from '@contract/access/screens'
import { ENTRY_SOURCES, type JournalEntry } from '@contract/modules/accounting/journal-entry.resource'
import { EntryFacts } from '@/features/ledger/journal/entry-facts'
import { JournalScreen } from '@/features/ledger/journal/journal.screen'
import { expenseCalls, type ExpenseCalls } from '@tests/api/expense.support'
import { startApi, type TestApi } from '@tests/support/api'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let expenses: ExpenseCalls
beforeAll(async () => {
  api = await startApi()
  expenses = await expenseCalls(api)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const PHRASES = ['ledger', 'record', 'grid'] as const

describe('an entry of the journal', () => {
  it('leads by one press to the document it comes from, and to the entry that undid it', async () => {
    const posted = await expenses.posted({ lines: [{ amount: '640.00' }] })
    await expenses.act(expenses.accounting, posted, 'void', { reason: 'Paid twice' })
    const { user, history } = await renderPart(<JournalScreen />, {
      api,
      as: 'accounting',
      path: `/?record=${posted.entry_id}`,
      phrases: PHRASES,
    })
    const panel = within(await screen.findByRole('dialog'))
    await user.click(await panel.findByRole('link', { name: /^JE-HO-/ }))
    const mirror = () => within(screen.getByRole('dialog'))
    await waitFor(() => mirror().getByRole('link', { name: posted.entry_label ?? '' }))
    await user.click(mirror().getByRole('link', { name: 'Expense' }))
    expect(history.location.pathname + history.location.search).toBe(
      `/expense/transaction?record=${posted.id}`,
    )
  })

  it('names the document of every kind that posts, beside a list that there is', async () => {
    const posted = await expenses.posted({ lines: [{ amount: '641.00' }] })
    const { body } = await expenses.accounting.get<{ data: JournalEntry }>(
      `/api/v1/accounting/journal/${posted.entry_id}`,
    )
    const paths = new Set(SCREENS.map(({ path }) => String(path)))
    const { show } = await renderPart(<div />, { api, as: 'accounting', phrases: PHRASES })
    for (const source_type of ENTRY_SOURCES) {
      show(<EntryFacts entry={{ ...body.data, source_type }} />)
      const [list, query] = screen.getByRole('link').getAttribute('href')?.split('?') ?? []
      expect(`${source_type}: ${query}`).toBe(`${source_type}: record=${posted.id}`)
      expect(paths).toContain(list)
    }
    show(<EntryFacts entry={{ ...body.data, source_type: 'opening', source_id: null }} />)
    expect(screen.getByRole('link').getAttribute('href')).toBe('/accounting/opening-balances')
  })
})
