import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { addDays, shownDate } from '@contract/kernel/dates'
import { findDayHeads } from '@server/modules/accounting/head-mail.repository'
import { mailHeads } from '@server/modules/accounting/mail-heads'
import { businessDay } from '@server/platform/db/business-day'
import { aPerson, unitId } from '@tests/api/attacks/people.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { PUBLIC_URL, startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let yesterday: string
const heads = new Map<string, string>()
beforeAll(async () => {
  api = await startApi()
  const books = ledgerCalls(api, await api.as('accounting'))
  const today = await businessDay(api.database.db)
  yesterday = addDays(today, -1)
  const lines = [
    { account: '1020', debit: '125.40' },
    { account: '4910', credit: '125.40' },
  ]
  for (const unit of ['CEB', 'DVO'] as const) {
    const sealed = await books.posted(await unitId(api, unit), today, lines)
    heads.set(unit, sealed.hash)
    await books.posted(await unitId(api, unit), today, lines)
    await sql`alter table journal_entry disable trigger user`.execute(api.database.db)
    await sql`update journal_entry set created_at = created_at - interval '1 day' where id = ${sealed.id}`.execute(
      api.database.db,
    )
    await sql`alter table journal_entry enable trigger user`.execute(api.database.db)
  }
})
afterAll(() => api.close())

it('the head of a day is the last entry of each unit that was posted until its end', async () => {
  const found = await findDayHeads(api.database.db, yesterday)
  expect(found.map(({ unit, hash }) => [unit, hash])).toEqual([...heads])
})

it('accounting is mailed the heads of yesterday once, each of the units that its right reaches', async () => {
  const codes = ['accounting.period.close'] as const
  const { email } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
  const { email: ofHome } = await aPerson(api, { codes, scope: 'all', reach: 'home', unit: 'DVO' })
  await mailHeads(api.database, () => PUBLIC_URL)
  await mailHeads(api.database, () => PUBLIC_URL)
  const mails = await api.database.db
    .selectFrom('outbox_mail')
    .select(['to_address', 'subject', 'text_body'])
    .where('kind', '=', 'ledger.heads')
    .execute()
  const to = (address: string) => mails.filter(({ to_address }) => to_address === address)
  const [accounting, ...again] = to('accounting@portal.test')
  expect(again).toEqual([])
  expect(accounting?.subject).toContain(shownDate(yesterday))
  for (const hash of heads.values()) expect(accounting?.text_body).toContain(hash)
  for (const address of [email, ofHome]) {
    const [ofDavao] = to(address)
    expect(ofDavao?.text_body).toContain(heads.get('DVO'))
    expect(ofDavao?.text_body).not.toContain(heads.get('CEB'))
  }
})
