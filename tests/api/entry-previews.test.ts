import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShownEntryLine } from '@contract/modules/accounting/shown-entry'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aPerson } from '@tests/api/attacks/people.support'
import { clawbackDesk, type ClawbackDesk } from '@tests/api/clawback.support'
import { CREDITS, creditCalls } from '@tests/api/credits.support'
import { withKey } from '@tests/api/ledger.support'
import { releaseDesk, RELEASES, type ReleaseDesk } from '@tests/api/releases.support'
import { done, type Refusal } from '@tests/api/sales.support'
import { STATEMENTS } from '@tests/api/statements.support'

const RECEIPTS = '/api/v1/collection/records'
const CLAWBACKS = '/api/v1/commission/clawbacks'
const REASON = { reason: 'Entered twice.' }

let api: TestApi
let desk: ReleaseDesk
let clawbacks: ClawbackDesk
let accounting: Client
beforeAll(async () => {
  api = await startApi()
  desk = await releaseDesk(api)
  clawbacks = await clawbackDesk(api, desk.house)
  accounting = desk.house.accounting
})
afterAll(() => api.close())

type Row = { id: string; row_version: number }
type Preview = { data: ShownEntryLine[] } & Refusal
const ask = (by: Client, url: string, body?: object) => by.post<Preview>(`${url}/entry`, body)

/** Everything that a preview could leave behind. */
async function trace() {
  const { rows } = await sql<Record<string, string>>`
    select (select count(*) from journal_entry)::text as entries, (select count(*) from audit_log)::text as audit,
      (select count(*) from outbox_mail)::text as mails, (select count(*) from notification)::text as notices,
      (select sum(next_no) from number_series)::text as numbers`.execute(desk.house.db)
  return rows[0]
}

/** What was posted since, by unit, account and side. */
async function postedSince(seen: readonly string[]) {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', a.code, sum(l.debit) filter (where l.debit > 0), '/', sum(l.credit) filter (where l.credit > 0)) as line
    from journal_entry e join journal_line l on l.entry_id = e.id join account a on a.id = l.account_id
    where not e.id = any (${seen}::uuid[]) group by e.ou_id, a.code, l.debit > 0`.execute(desk.house.db)
  return rows.map(({ line }) => line).toSorted()
}
const shown = (lines: readonly ShownEntryLine[]) =>
  lines
    .map(({ account, debit, credit }) =>
      credit === '0.00' ? `${account} ${debit} /` : `${account} / ${credit}`,
    )
    .toSorted()

/** The entry that is shown is the one that is posted, and showing it leaves nothing behind. */
async function expectAsPosted(by: Client, url: string, body: object, row?: Row): Promise<ShownEntryLine[]> {
  const { reason: _reason, ...typed } = body as { reason?: string }
  const before = await trace()
  const preview = await ask(by, url, typed)
  expect(`${url} ${preview.status} ${preview.text}`).toContain(' 200 ')
  expect(await trace()).toEqual(before)
  const known = await desk.house.db.selectFrom('journal_entry').select('id').execute()
  const posted = await by.post(url, body, withKey(row))
  expect(`${url} ${posted.status} ${posted.text}`).toContain(' 200 ')
  const lines = preview.body.data
  expect(shown(lines)).toEqual(await postedSince(known.map(({ id }) => id)))
  expect(lines.every(({ name }) => name !== '')).toBe(true)
  return lines
}

const bank = () =>
  desk.house.db
    .selectFrom('bank')
    .select('id')
    .where('gl_account_id', 'is not', null)
    .where('is_active', '=', true)
    .executeTakeFirstOrThrow()

describe('the entry that a form shows is the one that it posts', () => {
  it('when a statement is sent, and when it is voided', async () => {
    const statement = await desk.billing.approved((await desk.billing.goldenSale()).id)
    const url = `${STATEMENTS}/${statement.id}`
    const sending = { statement_on: desk.billing.today, service_invoice_no: 'SI-9', by_mail: false }
    const lines = await expectAsPosted(accounting, `${url}/send`, sending, statement)
    expect(lines[0]).toEqual({
      ...{ account: '1110', unit: null, debit: '84272.15', credit: '0.00' },
      name: expect.stringContaining('receivable'),
    })
    await expectAsPosted(accounting, `${url}/void`, REASON, await desk.billing.accounting.get(statement.id))
  })

  it('when a credit to a developer is posted after its commission was released, and when it is voided', async () => {
    const { id } = await desk.billing.goldenSale()
    await clawbacks.released(id)
    const credits = creditCalls(desk.house)
    const [tranche] = await credits.billed(id)
    const row = await credits.approved({
      ...{ sale_id: id, tranche_id: tranche?.tranche_id ?? '', amount: '1234.56' },
    })
    await expectAsPosted(accounting, `${CREDITS}/${row.id}/post`, {}, row)
    await expectAsPosted(accounting, `${CREDITS}/${row.id}/void`, REASON, await credits.read(row.id))
  })

  it('when a receipt is posted, settles more, and bounces after its commission was released', async () => {
    const sale = await desk.billing.goldenSale()
    const { line } = await clawbacks.billed(sale.id)
    const draft = done(
      await desk.receipts.draft({
        ...{ developer_id: desk.house.project.developer_id, ou_id: desk.house.ou_id },
        ...{ received_on: desk.billing.today, mode: 'check', check_no: '000321', ewt_amount: '7524.30' },
        ...{ cash_amount: '76747.85', allocations: [{ line_id: line.id, amount: '84000.00' }] },
      }),
    )
    const url = `${RECEIPTS}/${draft.id}`
    await expectAsPosted(accounting, `${url}/post`, {}, draft)
    const rest = {
      allocations: [{ line_id: line.id, amount: '272.15' }],
      allocated_on: desk.billing.today,
    }
    await expectAsPosted(accounting, `${url}/allocations`, rest, await desk.receipts.get(draft.id))
    expect(await clawbacks.release(sale.id)).toBe(6)
    const lines = await expectAsPosted(accounting, `${url}/bounce`, REASON, await desk.receipts.get(draft.id))
    // Beside the mirrors: what six sellers were paid is owed back.
    expect(lines.map(({ account }) => account)).toContain('1130')
  })

  it('when a clawback is written off', async () => {
    const sale = await desk.billing.goldenSale()
    const { receipt } = await clawbacks.released(sale.id)
    await expectAsPosted(accounting, `${RECEIPTS}/${receipt.id}/void`, REASON, receipt)
    const [own] = await clawbacks.ofAgent(sale.id)
    const url = `${CLAWBACKS}/${own?.id}`
    const { data } = (await accounting.get<{ data: Row }>(url)).body
    done(await accounting.post<{ data: Row } & Refusal>(`${url}/ask-write-off`, REASON, withKey(data)))
    const asked = (await accounting.get<{ data: Row }>(url)).body.data
    const lines = await expectAsPosted(desk.house.president.client, `${url}/write-off`, {}, asked)
    expect(lines.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['6900', '13167.52', '0.00'],
      ['1130', '0.00', '13167.52'],
    ])
  })

  it('when a release is paid out of the bank that is chosen, and when it is voided', async () => {
    const { sale } = await desk.collected({ holdback: '10' })
    const advance = await desk.advance('5000.00')
    const release = await desk.approved(await desk.drafted(sale.id, desk.agent()))
    const url = `${RELEASES}/${release.id}`
    const { id: bank_id } = await bank()
    const payment = { paid_on: desk.billing.today, pay_mode: 'check', bank_id, check_no: '000007' }
    const lines = await expectAsPosted(desk.payer.client, `${url}/pay`, payment, release)
    expect(lines.map(({ account }) => account)).toEqual(
      expect.arrayContaining(['2020', '2040', '2070', '1130']),
    )
    await expectAsPosted(desk.payer.client, `${url}/void`, REASON, await desk.maker.get(release.id))
    await advance.clear()
  })

  it('when releases are paid together, as the sum of their entries', async () => {
    const { sale } = await desk.collected()
    const ids: string[] = []
    for (const seller of [desk.agent(), desk.agent(1)])
      ids.push((await desk.approved(await desk.drafted(sale.id, seller))).id)
    const terms = { ids, paid_on: desk.billing.today, pay_mode: 'cash', bank_id: null, first_check_no: null }
    const lines = await expectAsPosted(desk.payer.client, `${RELEASES}/pay`, terms)
    expect(lines.filter(({ account }) => account === '2020')).toEqual([
      expect.objectContaining({ debit: '29261.16' }),
    ])
  })
})

describe('the entry that a form would post', () => {
  it('is shown to whoever may post it, and to nobody else', async () => {
    const statement = await desk.billing.approved((await desk.billing.goldenSale()).id)
    const url = `${STATEMENTS}/${statement.id}/send`
    const body = { statement_on: desk.billing.today, service_invoice_no: null, by_mail: false }
    const reader = await aPerson(api, { codes: ['commission.soa.view', 'accounting.journal.view'] })
    expect((await ask(reader.client, url, body)).status).toBe(403)
    const elsewhere = await aPerson(api, {
      ...{ codes: ['commission.soa.view', 'commission.soa.send'], scope: 'ou', reach: 'home' },
      unit: 'HO',
    })
    expect((await ask(elsewhere.client, url, body)).status).toBe(404)
  })

  it('is refused in the words in which posting it would be, and needs no reason', async () => {
    const statement = await desk.billing.sent((await desk.billing.goldenSale()).id)
    const body = { statement_on: desk.billing.today, service_invoice_no: null, by_mail: false }
    const again = await ask(accounting, `${STATEMENTS}/${statement.id}/send`, body)
    const really = await accounting.post<Refusal>(
      `${STATEMENTS}/${statement.id}/send`,
      body,
      withKey(statement),
    )
    expect([again.status, again.body.message]).toEqual([really.status, really.body.message])
    expect((await ask(accounting, `${STATEMENTS}/${statement.id}/void`, {})).status).toBe(200)
  })

  it('that nothing would be posted of is empty: a release that is not paid yet', async () => {
    const { sale } = await desk.collected()
    const release = await desk.approved(await desk.drafted(sale.id, desk.agent()))
    expect((await ask(desk.payer.client, `${RELEASES}/${release.id}/void`, {})).body.data).toEqual([])
  })
})
