import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { businessDay } from '@server/platform/db/business-day'
import { aPerson } from '@tests/api/attacks/people.support'
import { aBank, bankCalls } from '@tests/api/bank-register.support'
import { ledgerCalls, ledgerFault } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let accounting: Client
let books: ReturnType<typeof ledgerCalls>
let month: string
beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  books = ledgerCalls(api, accounting)
  month = addMonths(await businessDay(api.database.db), -1).slice(0, 7)
})
afterAll(() => api.close())

describe('the register of a bank account', () => {
  it('shows each line with the balance after it, and opens by the months before', async () => {
    const { post, bank } = await aBank(api, accounting, month)
    await post('05', '1000.00')
    await post('20', '-350.75')
    const { opening, closing, lines } = await bank.register(month, month)
    expect([opening, closing]).toEqual(['0.00', '649.25'])
    expect(lines.map(({ debit, credit, balance }) => [debit, credit, balance])).toEqual([
      ['1000.00', '0.00', '1000.00'],
      ['0.00', '350.75', '649.25'],
    ])
    const next = addMonths(`${month}-01`, 1).slice(0, 7)
    expect(await bank.register(next, next)).toMatchObject({ opening: '649.25', lines: [] })
  })
})

describe('a statement', () => {
  it('is read once: the same file is refused, and of one that reaches back only what is new is added', async () => {
    const { bank } = await aBank(api, accounting, month)
    const first: [string, string][] = [[`${month}-05`, '1000.00']]
    expect((await bank.import(first)).body.data).toEqual({ added: 1, known: 0 })
    const again = await bank.import(first, { file_name: 'copy.csv' })
    expect([again.status, again.body.message]).toEqual([409, 'This statement was imported before.'])
    const longer = await bank.import([...first, [`${month}-09`, '-5.00']])
    expect(longer.body.data).toEqual({ added: 1, known: 1 })
    expect((await bank.lines()).lines.map(({ amount }) => amount)).toEqual(['-5.00', '1000.00'])
  })

  it('keeps how the columns of its file were read, for the next one', async () => {
    const { bank, place, post } = await aBank(api, accounting, month)
    await post('05', '1000.00')
    const mappingOf = async () =>
      (await bank.accounts()).find(
        ({ ou_id, account_id }) => ou_id === place.ou_id && account_id === place.account_id,
      )?.mapping
    const mapping = { date: 1, description: 3, reference: null, amount: null, money_out: 4, money_in: 5 }
    await bank.import([[`${month}-05`, '1000.00']], { mapping })
    expect(await mappingOf()).toEqual(mapping)
    // A file that says for itself what stands where changes nothing of it.
    await bank.import([[`${month}-06`, '5.00']])
    expect(await mappingOf()).toEqual(mapping)
  })

  it('read by two at once is there once', async () => {
    const { bank } = await aBank(api, accounting, month)
    const answers = await Promise.all([1, 2, 3].map(() => bank.import([[`${month}-05`, '1000.00']])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect((await bank.lines()).lines).toHaveLength(1)
  })

  it('needs the balance before its first line once, and adds up to what the bank says', async () => {
    const { bank } = await aBank(api, accounting, month)
    const without = await bank.import([[`${month}-05`, '1000.00']], { opening: null })
    expect([without.status, without.body.fields?.[0]?.path]).toEqual([422, 'opening'])
    const wrong = await bank.import([[`${month}-05`, '1000.00']], { opening: '10.00', closing: '1010.01' })
    expect([wrong.status, wrong.body.fields?.[0]?.path]).toEqual([422, 'closing'])
    expect(
      (await bank.import([[`${month}-05`, '1000.00']], { opening: '10.00', closing: '1010.00' })).status,
    ).toBe(200)
    const next = await bank.import([[`${month}-09`, '-5.00']], { opening: null })
    expect(next.status).toBe(200)
    expect((await bank.lines()).statements.map(({ opening, closing }) => [opening, closing])).toEqual([
      ['1010.00', '1005.00'],
      ['10.00', '1010.00'],
    ])
  })

  it('of an earlier month than the first needs the balance before its own first line', async () => {
    const { bank } = await aBank(api, accounting, month)
    await bank.import([[`${month}-20`, '500.00']], { opening: '1000.00' })
    const earlier: [string, string][] = [[`${month}-05`, '200.00']]
    const without = await bank.import(earlier, { opening: null })
    expect([without.status, without.body.fields?.[0]?.path]).toEqual([422, 'opening'])
    expect((await bank.import(earlier, { opening: '800.00' })).status).toBe(200)
    const said = await Promise.all(['05', '20'].map(day => bank.sheet(`${month}-${day}`)))
    expect(said.map(({ statement }) => statement)).toEqual(['1000.00', '1500.00'])
  })

  it('is taken back while nothing was made of it', async () => {
    const { post, bank } = await aBank(api, accounting, month)
    const entry = await post('05', '1000.00')
    await bank.import([[`${month}-05`, '1000.00']])
    const { lines, statements } = await bank.lines()
    await bank.match(lines[0]?.id ?? '', [entry])
    const [statement] = statements
    if (!statement) throw new Error('no statement')
    expect((await bank.withdraw(statement)).body.message).toBe(
      'Lines of this statement are matched or drafted. Unmatch them first.',
    )
    await bank.unmatch(lines[0]?.id ?? '')
    expect((await bank.withdraw(statement)).status).toBe(204)
    expect((await bank.lines()).lines).toEqual([])
    expect((await bank.import([[`${month}-05`, '1000.00']])).status).toBe(200)
  })
})

describe('a match', () => {
  it('is suggested, accepted by one press where it is sure, and leaves the ledger as it was', async () => {
    const { post, bank, unit } = await aBank(api, accounting, month)
    await post('05', '1000.00')
    await post('06', '-350.75')
    await post('07', '-20.00')
    await post('08', '-20.00')
    await bank.import([
      [`${month}-06`, '1000.00'],
      [`${month}-08`, '-350.75'],
      [`${month}-08`, '-20.00'],
    ])
    const suggested = (await bank.lines()).lines.map(({ suggestion }) => suggestion?.is_sure)
    expect(suggested.toSorted()).toEqual([false, true, true])
    expect((await bank.acceptSure()).body.data).toEqual({ matched: 2 })
    expect((await bank.lines('matched')).lines.map(({ amount }) => amount)).toEqual(['-350.75', '1000.00'])
    expect((await bank.lines()).lines).toHaveLength(1)
    expect(await ledgerFault(api.database.db)).toBeNull()
    expect((await bank.register(month, month)).lines.filter(({ bank_line_id }) => bank_line_id)).toHaveLength(
      2,
    )
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from audit_log where action = 'bank_line.accept_sure'
        and diff::text like ${`%${unit}%`}`.execute(api.database.db)
    expect(rows).toEqual([{ count: 1 }])
  })

  it('takes several entries that add up, and none that do not', async () => {
    const { post, bank } = await aBank(api, accounting, month)
    const [one, two] = [await post('05', '600.00'), await post('05', '400.00')]
    await bank.import([[`${month}-06`, '1000.00']])
    const line = (await bank.lines()).lines[0]?.id ?? ''
    const short = await bank.match(line, [one])
    expect([short.status, short.body.message]).toEqual([
      422,
      'The selected entries do not add up to the statement line.',
    ])
    expect((await bank.match(line, [one, two])).status).toBe(204)
    const twice = await bank.match(line, [one, two])
    expect(twice.status).toBe(409)
  })

  it('of one entry is made once, however many press at once', async () => {
    const { post, bank } = await aBank(api, accounting, month)
    const entry = await post('05', '10.00')
    await bank.import([
      [`${month}-05`, '10.00', 'First'],
      [`${month}-06`, '10.00', 'Second'],
    ])
    const { lines } = await bank.lines()
    const answers = await Promise.all(lines.map(({ id }) => bank.match(id, [entry])))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409])
  })

  it('that does not add up is refused by the database, whoever writes it', async () => {
    const { post, bank, unit } = await aBank(api, accounting, month)
    const entry = await post('05', '10.00')
    await bank.import([[`${month}-05`, '10.01']])
    const line = (await bank.lines()).lines[0]?.id ?? ''
    await expect(
      sql`insert into bank_match (ou_id, bank_line_id, journal_line_id) values (${unit}, ${line}, ${entry})`.execute(
        api.database.db,
      ),
    ).rejects.toThrow(/adds up/)
    await expect(
      sql`update bank_line set amount = 10 where id = ${line}`.execute(api.database.db),
    ).rejects.toThrow(/append-only/)
  })

  it('of a line that the books lack is made when its draft is posted', async () => {
    const { bank } = await aBank(api, accounting, month)
    await bank.import([[`${month}-28`, '-350.75', 'SERVICE CHARGE']])
    const [line] = (await bank.lines()).lines
    expect(line?.purpose_account_id).toBe(await books.accountId('6900'))
    const drafted = await bank.draft(line?.id ?? '', line?.purpose_account_id ?? '')
    expect(drafted.status).toBe(200)
    expect((await bank.draft(line?.id ?? '', line?.purpose_account_id ?? '')).status).toBe(409)
    const draft = await accounting.get<{ data: ManualEntry }>(
      `/api/v1/accounting/manual-entries/${drafted.body.data.id}`,
    )
    expect(draft.body.data).toMatchObject({ entry_date: `${month}-28`, total: '350.75' })
    expect((await books.post(draft.body.data)).status).toBe(200)
    expect((await bank.lines()).lines).toEqual([])
    expect((await bank.lines('matched')).lines).toMatchObject([{ matched: [{ amount: '-350.75' }] }])
  })

  it('is nobody’s who acts in another unit, and is not made by who may only look', async () => {
    const { post, bank, place } = await aBank(api, accounting, month)
    const entry = await post('05', '10.00')
    await bank.import([[`${month}-05`, '10.00']])
    const line = (await bank.lines()).lines[0]?.id ?? ''
    const codes = ['accounting.journal.view', 'accounting.journal.create', 'integration.import.run'] as const
    const stranger = bankCalls(
      (await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })).client,
      place,
    )
    expect((await stranger.match(line, [entry])).status).toBe(404)
    expect((await stranger.import([[`${month}-05`, '10.00']])).status).toBe(404)
    expect((await stranger.accounts()).map(({ ou_code }) => ou_code)).not.toContain('CEB')
    const reader = bankCalls(await api.as('president'), place)
    expect((await reader.match(line, [entry])).status).toBe(403)
  })
})
