import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import type { Anomaly } from '@contract/modules/accounting/anomaly.resource'
import { lookForAnomalies } from '@server/modules/accounting/anomalies/look'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { clawbackDesk, leftBy, waiting } from '@tests/api/clawback.support'
import { done, type Refusal } from '@tests/api/sales.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let desk: Awaited<ReturnType<typeof clawbackDesk>>
beforeAll(async () => {
  api = await startApi()
  desk = await clawbackDesk(api)
})
afterAll(() => api.close())

const whose = () => ({ developer_id: desk.house.project.developer_id, ou_id: desk.house.ou_id })
const owed = async (on = desk.today) => {
  const asked = new URLSearchParams({ ...whose(), on }).toString()
  const { body } = await desk.house.accounting.get<{ data: { owed: string } } & Refusal>(
    `/api/v1/collection/offset-limit?${asked}`,
  )
  return body.data.owed
}
const draft = (cash_amount: string, more: object = {}) =>
  desk.receipts.draft({ ...whose(), received_on: desk.today, mode: 'offset', cash_amount, ...more })
const post = async (amount: string, more: object = {}) =>
  desk.receipts.command(done(await draft(amount, more)), 'post')
const settles = ({ id }: { id: string }, amount: string) => ({ allocations: [{ line_id: id, amount }] })
const codes = ({ body }: { body: Refusal }) => body.fields?.map(({ path, code }) => `${path} ${code}`)
const ABOVE = ['cash_amount receipt_offset_above_owed']
/** A sale that the developer had paid for is cancelled: what it paid is owed back. */
const refunded = async () => {
  const { id } = await desk.billing.goldenSale()
  const { line } = await desk.billed(id)
  await desk.paid(line)
  await desk.cancelled(id)
}

describe('an offset', () => {
  it('settles statements with what the company owes the developer, and with no more', async () => {
    expect(await owed()).toBe('0.00')
    expect(codes(await draft('0.01'))).toEqual(ABOVE)
    await refunded()
    expect([await owed(), await owed(addDays(desk.today, -1))]).toEqual(['84272.15', '0.00'])
    const { line } = await desk.billed((await desk.billing.goldenSale()).id)
    expect(codes(await draft('84272.16'))).toEqual(ABOVE)
    expect(codes(await draft('1.00', { received_on: addDays(desk.today, -1) }))).toEqual(ABOVE)
    const posted = done(await post('80000.00', settles(line, '80000.00')))
    expect(await leftBy(desk.house, [posted.entry_id ?? ''])).toEqual({
      '1110': '-80000.00',
      '2080': '80000.00',
    })
    expect(await owed()).toBe('4272.15')
    await desk.expectBooksAgree()
    done(await desk.receipts.command(posted, 'void', { reason: 'Agreed otherwise.' }))
    expect(await owed()).toBe('84272.15')
  })

  it('leaves what waits in a receipt to that receipt, its own rest included', async () => {
    const before = await owed()
    done(await desk.receipts.command(done(await draft('700.00', { mode: 'cash' })), 'post'))
    expect(await owed()).toBe(before)
    const waiting = done(await post('272.15'))
    expect([waiting.unapplied_amount, await owed()]).toEqual(['272.15', '84000.00'])
  })

  it('two at once of what is owed once: one is posted, the other is told', async () => {
    const drafts = [done(await draft('60000.00')), done(await draft('60000.00'))]
    // Both are under way before either has the books.
    const begun = await desk.house.db.transaction().execute(async trx => {
      await sql`select portal_lock_ledgers(${[desk.house.ou_id]}::uuid[])`.execute(trx)
      const posting = drafts.map(each => desk.receipts.command(each, 'post'))
      await expect.poll(() => waiting(desk.house)).toBe(2)
      return posting
    })
    const answers = await Promise.all(begun)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.map(codes)).toContainEqual(ABOVE)
    expect(await owed()).toBe('24000.00')
    await desk.expectBooksAgree()
  })

  it('of what is taken back afterwards is told to accounting with its receipts and what took it back, until it is owed again', async () => {
    const developer_id = desk.house.project.developer_id
    const found = async () => {
      await lookForAnomalies(api.database)
      const { rows } = await sql<Pick<Anomaly, 'evidence' | 'status'>>`
        select status, evidence from anomaly where rule = 'offset_above_owed' and subject_id = ${developer_id}
        order by created_at`.execute(desk.house.db)
      return rows
    }
    const owedBack = async () => {
      const asked = new URLSearchParams({ developer_id, from: desk.today, to: desk.today }).toString()
      const { body } = await desk.house.accounting.get<{ data: DevelopersLedger }>(
        `/api/v1/collection/developers-ledger?${asked}`,
      )
      return body.data.owed_back
    }
    expect(await owedBack()).toBe(await owed())
    const takenBack = (amount: string) =>
      inTransaction(api.database, { identity: { role: 'system' } }, tx =>
        postEntry(tx, {
          ...{ ouId: desk.house.ou_id, date: desk.today, memo: 'Agreed anew', key: crypto.randomUUID() },
          source: { type: 'commission_statement', id: null },
          lines: POSTING.unapplied_allocated({
            developer: { party_type: 'developer', party_id: developer_id },
            ...{ amount: parseMoney(amount), earned: 0n, shares: [] },
          }),
        }),
      )
    expect(await found()).toEqual([])
    const before = await owed()
    const posted = done(await post(before))
    const [entry] = await takenBack('1500.00')
    const [told] = await found()
    expect(told).toMatchObject({ status: 'open', evidence: { total: '1500.00' } })
    expect(await owedBack()).toBe('-1500.00')
    const records = told?.evidence.records.map(({ kind, label, amount }) => [kind, label, amount])
    expect(records).toContainEqual(['collection', posted.number, before])
    expect(records).toContainEqual(['journal_entry', entry?.number, '1500.00'])
    done(await desk.receipts.command(posted, 'void', { reason: 'The developer pays it back.' }))
    expect((await found()).map(({ status }) => status)).toEqual(['resolved'])
    expect(await owedBack()).toBe(moneyText(parseMoney(before) - parseMoney('1500.00')))
  })
})
