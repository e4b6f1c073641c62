import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import type { EntryTemplate } from '@contract/modules/accounting/entry-template.resource'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { draftRecurringEntries } from '@server/modules/accounting/recurring-entries'
import { reverseDueEntries } from '@server/modules/accounting/self-reversing-entries'
import { businessDay } from '@server/platform/db/business-day'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { ledgerCalls, withKey } from '@tests/api/ledger.support'
import { sees } from '@tests/api/property-holds.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let books: ReturnType<typeof ledgerCalls>
let accounting: Client
let today: string
let unit: string
beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  books = ledgerCalls(api, accounting)
  today = await businessDay(api.database.db)
  unit = await unitId(api, 'DVO')
})
afterAll(() => api.close())

const lines = [
  { account: '6100', debit: '9000.00' },
  { account: '1020', credit: '9000.00' },
]
const path = '/api/v1/accounting/entry-templates'

async function template(values: Partial<EntryTemplate> = {}): Promise<EntryTemplate> {
  const draft = (await books.draft(unit, today, lines, 'Rent of the month')).body.data
  const saved = await accounting.post<{ data: { id: string } }>(
    `/api/v1/accounting/manual-entries/${draft.id}/save-template`,
    { name: 'Rent' },
  )
  const { id } = saved.body.data
  const read = (await accounting.get<{ data: EntryTemplate }>(`${path}/${id}`)).body.data
  if (Object.keys(values).length === 0) return read
  const changed = await accounting.patch<{ data: EntryTemplate }>(`${path}/${id}`, values, sees(read))
  return changed.body.data
}
const draftsOf = (id: string) =>
  api.database.db
    .selectFrom('manual_entry')
    .selectAll()
    .where('template_id', '=', id)
    .orderBy('entry_date')
    .execute()

describe('a template', () => {
  it('keeps what an entry says, and is drafted for a day', async () => {
    const saved = await template()
    expect(saved).toMatchObject({ name: 'Rent', memo: 'Rent of the month', total: '9000.00', next_on: null })
    const answer = await accounting.post<{ data: { id: string } }>(
      `${path}/${saved.id}/draft`,
      { entry_date: today },
      withKey(saved),
    )
    expect(answer.status).toBe(200)
    expect(await draftsOf(saved.id)).toMatchObject([
      { id: answer.body.data.id, status: 'draft', total: '9000.00', recurs_on: null },
    ])
  })

  it('refuses an end without a start', async () => {
    const saved = await template()
    const { status, body } = await accounting.patch<{ fields: { path: string }[] }>(
      `${path}/${saved.id}`,
      { recurs_until: today },
      sees(saved),
    )
    expect([status, body.fields.map(({ path: at }) => at)]).toEqual([422, ['recurs_from']])
  })

  it('is nobody’s who may not draft entries', async () => {
    expect((await (await api.as('president')).post(path, {})).status).toBe(403)
    const codes = ['accounting.journal.view', 'accounting.journal.create'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })
    expect((await client.get(`${path}/${(await template()).id}`)).status).toBe(404)
  })
})

describe('a recurring entry', () => {
  it('is drafted once a day that has come, however often the job runs, and accounting is told', async () => {
    const saved = await template({ recurs_from: today })
    expect(saved.next_on).toBe(today)
    await Promise.all([draftRecurringEntries(api.database), draftRecurringEntries(api.database)])
    await draftRecurringEntries(api.database)
    const [draft, ...others] = await draftsOf(saved.id)
    expect(draft).toMatchObject({ entry_date: today, recurs_on: today, status: 'draft' })
    expect(others).toEqual([])
    const after = (await accounting.get<{ data: EntryTemplate }>(`${path}/${saved.id}`)).body.data
    expect(after.next_on).toBe(addMonths(today, 1))
    const told = await api.database.db
      .selectFrom('notification')
      .select('user_id')
      .where('subject_id', '=', draft?.id ?? '')
      .execute()
    expect(told).toContainEqual({ user_id: accounting.user?.id })
  })

  it('makes up for days that the job missed, and ends with its last day', async () => {
    const saved = await template({ recurs_from: today, recurs_until: today })
    const first = addMonths(today, -2)
    await sql`update entry_template set recurs_from = ${first}, next_on = ${first} where id = ${saved.id}`.execute(
      api.database.db,
    )
    await draftRecurringEntries(api.database)
    expect(await draftsOf(saved.id)).toHaveLength(3)
    const after = (await accounting.get<{ data: EntryTemplate }>(`${path}/${saved.id}`)).body.data
    expect(after.next_on).toBeNull()
  })

  it('that cannot be drafted holds no other up, and the job tells of it', async () => {
    const [broken, other] = [await template({ recurs_from: today }), await template({ recurs_from: today })]
    await sql`update entry_template set lines = '{}', next_on = next_on - 1
      where id = ${broken.id}`.execute(api.database.db)
    await expect(draftRecurringEntries(api.database)).rejects.toThrow()
    expect([await draftsOf(broken.id), await draftsOf(other.id)]).toMatchObject([[], [{ status: 'draft' }]])
    await sql`update entry_template set is_active = false where id = ${broken.id}`.execute(api.database.db)
  })

  it('is not drafted once its template is inactive', async () => {
    const saved = await template({ recurs_from: today })
    await accounting.post(`${path}/${saved.id}/deactivate`, undefined, sees(saved))
    await draftRecurringEntries(api.database)
    expect(await draftsOf(saved.id)).toEqual([])
  })
})

describe('an entry that reverses itself', () => {
  const stuckLines = [
    { account: '6900', debit: '10.00' },
    { account: '1020', credit: '10.00' },
  ]
  const draftOn = async (date: string, said = lines) => {
    const draft = (await books.draft(unit, date, said)).body.data
    const changed = await accounting.patch<{ data: ManualEntry }>(
      `/api/v1/accounting/manual-entries/${draft.id}`,
      { reverses_next_month: true },
      sees(draft),
    )
    return (await books.post(changed.body.data)).body.data
  }
  const mirrorOf = async (entryId: string | null) => {
    const entry = await books.entry(entryId ?? '')
    return entry.reversed_by_id === null ? null : books.entry(entry.reversed_by_id)
  }

  it('is undone once, on the first day of the next month', async () => {
    const lastMonth = addMonths(`${today.slice(0, 7)}-01`, -1)
    const [past, current] = [await draftOn(`${lastMonth.slice(0, 7)}-20`), await draftOn(today)]
    await reverseDueEntries(api.database)
    await reverseDueEntries(api.database)
    expect(await mirrorOf(past.entry_id)).toMatchObject({
      entry_date: `${today.slice(0, 7)}-01`,
      total: '9000.00',
    })
    expect(await mirrorOf(current.entry_id)).toBeNull()
  })

  it('that cannot be undone holds no other up, and the job tells of it', async () => {
    const month = addMonths(`${today.slice(0, 7)}-01`, -1).slice(0, 7)
    const [stuck, other] = [await draftOn(`${month}-10`, stuckLines), await draftOn(`${month}-20`)]
    const close = (isPostable: boolean) =>
      sql`update account set is_postable = ${isPostable} where code = '6900'`.execute(api.database.db)
    await close(false)
    await expect(reverseDueEntries(api.database)).rejects.toThrow()
    await close(true)
    expect(await mirrorOf(stuck.entry_id)).toBeNull()
    expect(await mirrorOf(other.entry_id)).toMatchObject({ total: '9000.00' })
  })

  it('whose next month is closed by then is undone today', async () => {
    const month = (back: number) => addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7)
    const entry = await draftOn(`${month(6)}-20`)
    for (const back of [6, 5]) await books.movePeriod(await books.period(unit, month(back)), 'close')
    await reverseDueEntries(api.database)
    expect((await mirrorOf(entry.entry_id))?.entry_date).toBe(today)
  })
})

describe('an entry above the limit of one person', () => {
  const above = (amount: string) => [
    { account: '6100', debit: amount },
    { account: '1020', credit: amount },
  ]

  it('is posted by somebody else than who wrote it, and by whoever likes at the limit', async () => {
    const draft = (await books.draft(unit, today, above('100000.01'))).body.data
    const refused = await books.post(draft)
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'You wrote this entry, and it is above 100,000.00. Ask a colleague to post it.',
    ])
    const codes = ['accounting.journal.view', 'accounting.journal.create', 'accounting.journal.post'] as const
    const { client } = await aPerson(api, { codes, unit: 'DVO' })
    expect((await ledgerCalls(api, client).post(draft)).status).toBe(200)
    const atLimit = (await books.draft(unit, today, above('100000.00'))).body.data
    expect((await books.post(atLimit)).status).toBe(200)
  })

  it('is not posted by who changed it last either', async () => {
    const codes = ['accounting.journal.view', 'accounting.journal.create', 'accounting.journal.post'] as const
    const { client } = await aPerson(api, { codes, unit: 'DVO' })
    const draft = (await books.draft(unit, today, above('100000.01'))).body.data
    const changed = await client.patch<{ data: ManualEntry }>(
      `/api/v1/accounting/manual-entries/${draft.id}`,
      { memo: 'Another memo' },
      sees(draft),
    )
    expect((await ledgerCalls(api, client).post(changed.body.data)).status).toBe(422)
  })
})
