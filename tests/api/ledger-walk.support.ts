import { sql } from 'kysely'
import { expect } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import { aPerson } from '@tests/api/attacks/people.support'
import type { Step } from '@tests/api/ledger-steps.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { reopeningDesk } from '@tests/api/period-reopenings.support'
import type { TestApi } from '@tests/support/api'

export const text = (centavos: number) => (centavos / 100).toFixed(2)

/** Entries by hand and months, as accounting moves them; what is refused on the way is as good as what is done. */
export async function ledgerWalk(api: TestApi, today: () => string) {
  const { db } = api.database
  const accounting = ledgerCalls(api, await api.as('accounting'))
  // What one person may not post alone is posted by another.
  const codes = ['accounting.journal.view', 'accounting.journal.post'] as const
  const colleague = ledgerCalls(api, (await aPerson(api, { codes })).client)
  const reopening = await reopeningDesk(api)
  const units = await db.selectFrom('operating_unit').select(['id', 'ou_code']).execute()
  const unitIds = new Map(units.map(({ id, ou_code }) => [ou_code, id]))
  const monthOf = (back: number) => addMonths(`${today().slice(0, 7)}-01`, -back)

  async function post({ unit, monthsBack, centavos, accounts }: Extract<Step, { does: 'post' }>) {
    const [first = '', second = '', third] = accounts
    const part = third ? Math.floor(centavos / 2) : 0
    const lines = [
      { account: first, debit: text(centavos) },
      { account: second, credit: text(centavos - part) },
      ...(third && part > 0 ? [{ account: third, credit: text(part) }] : []),
    ]
    const draft = await accounting.draft(unitIds.get(unit) ?? '', monthOf(monthsBack), lines)
    const { status, body } = await colleague.post(draft.body.data)
    if (status !== 200) return
    const entry = await accounting.entry(body.data.entry_id ?? '')
    expect([entry.total, entry.entry_date]).toEqual([text(centavos), monthOf(monthsBack)])
  }

  async function reverse({ pick }: Extract<Step, { does: 'reverse' }>) {
    const { rows } = await sql<{ id: string }>`
      select id from journal_entry order by chain_seq, ou_id offset ${pick} limit 1`.execute(db)
    if (rows[0]) await accounting.reverse(await accounting.entry(rows[0].id))
  }

  async function move({ does, unit, monthsBack }: Extract<Step, { monthsBack: number }>) {
    const month = monthOf(monthsBack)
    const ouId = unitIds.get(unit) ?? ''
    const begun = await db
      .selectFrom('fiscal_period')
      .select('id')
      .where('ou_id', '=', ouId)
      .where('month', '=', month)
      .executeTakeFirst()
    if (!begun || does === 'post') return
    const period = await accounting.period(ouId, month.slice(0, 7))
    if (does === 'reopen') await reopening.reopened(period)
    else await accounting.movePeriod(period, does)
  }

  async function take(one: Step): Promise<void> {
    if (one.does === 'post') await post(one)
    else if (one.does === 'reverse') await reverse(one)
    else await move(one)
  }
  return { take, unitIds }
}
