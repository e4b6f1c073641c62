import { sql } from 'kysely'
import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import type { FiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import { ManualEntriesScreen } from '@/features/ledger/manual/manual-entries.screen'
import { PeriodsScreen } from '@/features/ledger/periods/periods.screen'
import { PeriodReopeningsScreen } from '@/features/ledger/periods/period-reopenings.screen'
import { DOCUMENT_PHRASES } from '@/shared/document/document-phrases'
import { businessDay } from '@server/platform/db/business-day'
import { mailsTo, unitId } from '@tests/api/attacks/people.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'
import { injectAdapter } from '@tests/support/inject-adapter'
import { renderPortal } from '@tests/support/render'
import { renderPart } from '@tests/support/render-part'

let api: TestApi
let closed: FiscalPeriod
let books: ReturnType<typeof ledgerCalls>
beforeAll(async () => {
  api = await startApi()
  books = ledgerCalls(api, await api.as('accounting'))
  const month = addMonths(await businessDay(api.database.db), -1).slice(0, 7)
  const unit = await unitId(api, 'CEB')
  await books.movePeriod(await books.period(unit, month), 'close')
  closed = await books.period(unit, month)
})
afterAll(() => api.close())
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const monthName = () =>
  new Date(`${closed.month}T00:00:00Z`).toLocaleDateString('en', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })

it('shows where each month of each unit stands, and opens it from there', async () => {
  const { user } = await renderPart(<PeriodsScreen />, {
    ...{ api, as: 'accounting', path: '/?show=board' },
    phrases: ['ledger', ...DOCUMENT_PHRASES],
  })
  const board = within(await screen.findByRole('table', { name: 'By unit and month' }))
  const units = board.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(units).toEqual(['Month', 'Cebu · CEB', 'Davao · DVO', 'Head Office · HO'])
  const month = within(board.getByRole('row', { name: new RegExp(`^${monthName()}`) }))
  expect(month.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Closed', 'Open', 'Open'])
  await user.click(month.getByRole('link', { name: 'Closed' }))
  const panel = within(await screen.findByRole('dialog'))
  await panel.findByRole('link', { name: 'Request reopening' })
  panel.getByText('Cebu · CEB')
})

/** The way in the newest mail to the president. */
async function mailedLink(): Promise<string> {
  const mails = await mailsTo(api, 'president@portal.test')
  const found = mails.map(({ text_body }) =>
    /\/accounting\/period-reopening\/appr\/ext\/[\w-]{43}/.exec(text_body ?? ''),
  )
  return found.findLast(Boolean)?.[0] ?? ''
}

it('opens a closed month again: accounting asks from the month, the president presses twice in a mail', async () => {
  const asked = await renderPart(<PeriodReopeningsScreen />, {
    ...{ api, as: 'accounting' },
    path: `/?record=new&period=${closed.id}`,
    phrases: ['period-reopenings', ...DOCUMENT_PHRASES],
  })
  const panel = within(await screen.findByRole('dialog'))
  const month = await panel.findByLabelText<HTMLSelectElement>(/^Month/)
  expect(month.selectedOptions[0]?.textContent).toContain(monthName())
  await asked.user.type(panel.getByLabelText(/^Reason/), 'An invoice came late')
  await asked.user.click(panel.getByRole('button', { name: 'Add' }))
  await asked.user.click(await screen.findByRole('button', { name: 'Submit' }))
  const question = within(await screen.findByRole('dialog', { name: 'Submit for approval' }))
  await asked.user.click(question.getByRole('button', { name: 'Submit' }))
  await screen.findAllByText('Waiting for approval')
  await waitFor(async () => expect(await mailedLink()).not.toBe(''))
  asked.unmount()
  // The president opens the mail on a device of their own.
  localStorage.clear()
  sessionStorage.clear()

  const wire = injectAdapter(api)
  const { user } = await renderPortal({
    path: await mailedLink(),
    adapter: config => {
      config.headers.set('origin', PUBLIC_URL)
      return wire(config)
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Open request' }))
  await screen.findByText('An invoice came late')
  screen.getByText(new RegExp(`^${monthName()} · `))
  expect((await books.period(closed.ou_id, closed.month.slice(0, 7))).status).toBe('closed')
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  await screen.findByRole('heading', { name: 'Approved by you' })
  expect((await books.period(closed.ou_id, closed.month.slice(0, 7))).status).toBe('open')
})

it('tells whoever reopened a month that another person posts into it, as soon as the day is typed', async () => {
  const ou = await unitId(api, 'CEB')
  const today = await businessDay(api.database.db)
  const lines = [
    { account: '6900', debit: '10.00' },
    { account: '1020', credit: '10.00' },
  ]
  const draft = (await books.draft(ou, today, lines)).body.data
  const { rows } = await sql`
    update approval_seat set user_id = (select id from app_user where username = 'accounting')
    where doc_type = 'period_reopening' and decision = 'approve' returning id`.execute(api.database.db)
  expect(rows).toHaveLength(1)
  const { user } = await renderPart(<ManualEntriesScreen />, {
    ...{ api, as: 'accounting', path: `/?record=${draft.id}` },
    phrases: ['ledger', 'record', 'grid', 'posting'],
  })
  const panel = within(await screen.findByRole('dialog'))
  const day = await panel.findByLabelText('Date')
  const why = 'You agreed to reopen this month. Another person posts into it.'
  expect(panel.queryByText(why)).toBeNull()
  await user.clear(day)
  await user.type(day, closed.month)
  expect(await panel.findByText(why)).toBeDefined()
})
