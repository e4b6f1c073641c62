import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, businessDate } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import type { Anomaly } from '@contract/modules/accounting/anomaly.resource'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { lookForAnomalies } from '@server/modules/accounting/anomalies/look'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { expenseCalls } from '@tests/api/expense.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildBuyer } from '@tests/support/factories/buyers'
import { buildSellerProfile } from '@tests/support/factories/people'
import { buildSale } from '@tests/support/factories/sales'

let api: TestApi
let ou_id: string
let accounting: string
const today = businessDate(new Date())
beforeAll(async () => {
  api = await startApi()
  const { rows } = await sql<{ ou_id: string; user_id: string }>`
    select e.ou_id, e.user_id from employee e join app_user u on u.id = e.user_id where u.username = 'accounting'`.execute(
    api.database.db,
  )
  ;({ ou_id = '', user_id: accounting = '' } = rows[0] ?? {})
})
afterAll(() => api.close())

const look = () => lookForAnomalies(api.database)
const found = async (rule: string, id: string) =>
  (
    await sql<Anomaly>`select * from anomaly where subject_id = ${id} and rule = ${rule}`.execute(
      api.database.db,
    )
  ).rows

const buildSeller = (overrides: object = {}) => buildSellerProfile(api.database.db, { ou_id, ...overrides })
const reserved = (overrides: object = {}) =>
  buildSale(api.database.db, {
    ou_id,
    status: 'reserved',
    sale_no: `SALE-${randomUUID().slice(-8).toUpperCase()}`,
    reservation_or_ar_no: 'AR-1',
    ...overrides,
  })

describe('a sale', () => {
  it('whose seller has the TIN of its buyer is found, and one of another buyer is not', async () => {
    const { db, seal } = api.database
    const tin = '123456789000'
    const { id: seller_id } = await buildSeller({
      tin: seal.seal('seller_profile.tin', tin),
      tin_hash: seal.hash('seller_profile.tin', tin),
      tin_masked: '****6789',
    })
    const own = await buildBuyer(db, {
      ou_id,
      // Another branch of the same taxpayer.
      tin: seal.seal('buyer.tin', '123456789001'),
      tin_hash: seal.hash('buyer.tin', '123456789'),
      tin_masked: '****6789',
    })
    const sold = async (buyer_id?: string) => {
      const sale = await reserved(buyer_id ? { buyer_id } : {})
      await sql`insert into sale_seller (ou_id, sale_id, seller_id, level, rate_pct, sequence_no)
        values (${ou_id}, ${sale.id}, ${seller_id}, 'agent', 3, 1)`.execute(db)
      return sale.id
    }
    const mine = await sold(own.id)
    const others = await sold()
    await look()
    expect(await found('own_purchase', mine)).toMatchObject([{ status: 'open', severity: 'high' }])
    expect(await found('own_purchase', others)).toEqual([])
  })

  it('is found where its price lies outside the list, or its lead was protected, and not otherwise', async () => {
    const allowed = {
      price_outside_list: true,
      price_allowed_by: accounting,
      price_allowed_reason: 'Last unit',
    }
    const outside = await reserved(allowed)
    const waived = await reserved({ protection_waived_by: accounting, protection_waived_reason: 'Agreed' })
    const plain = await reserved()
    await look()
    expect((await found('outside_list', outside.id))[0]?.evidence).toMatchObject({ reason: 'Last unit' })
    expect((await found('outside_list', outside.id))[0]?.made_by).toContain(accounting)
    expect((await found('protected_lead', waived.id))[0]?.evidence).toMatchObject({ reason: 'Agreed' })
    for (const rule of ['outside_list', 'protected_lead']) expect(await found(rule, plain.id)).toEqual([])
  })
})

async function paid(seller_id: string, amount: string, paid_on: string): Promise<string> {
  return inTransaction(api.database, { identity: { role: 'system' } }, async tx => {
    const [entry] = await postEntry(tx, {
      ouId: ou_id,
      date: paid_on,
      memo: 'Release of commission',
      source: { type: 'commission_release', id: null },
      key: randomUUID(),
      lines: POSTING.release_paid({
        seller: { party_type: 'seller', party_id: seller_id },
        ...{ gross: parseMoney(amount), vat: 0n, ewt: 0n, holdback: 0n, clawback: 0n, advances: [] },
        ...{ returned: 0n, other_deduction: 0n },
      }),
    })
    const { rows } = await sql<{ id: string }>`
      insert into commission_release (ou_id, number, employee_id, status, seller_id, gross_amount, net_amount, pay_mode,
        paid_on, entry_id)
      values (${ou_id}, ${`CR-${randomUUID()}`}, (select id from employee where user_id = ${accounting}), 'paid',
        ${seller_id}, ${amount}::numeric, ${amount}::numeric, 'cash', ${paid_on}, ${entry?.id}) returning id`.execute(
      tx.db,
    )
    return rows[0]?.id ?? ''
  })
}

describe('a payee', () => {
  const account = async (no: string) => {
    const { seal, db } = api.database
    const bank = await db.selectFrom('bank').select('id').executeTakeFirstOrThrow()
    return {
      payout_bank_id: bank.id,
      payout_account_no: seal.seal('seller_profile.payout_account_no', no),
      payout_account_no_hash: seal.hash('seller_profile.payout_account_no', no),
      payout_account_no_masked: '****4567',
    }
  }

  it('paid within the days after a change of account is found, and one paid later is not', async () => {
    const seller = await buildSeller()
    const calm = await buildSeller()
    await sql`insert into payout_change (ou_id, seller_id, created_at, created_by) values
      (${ou_id}, ${seller.id}, now(), ${accounting}), (${ou_id}, ${calm.id}, now() - interval '8 days', ${accounting})`.execute(
      api.database.db,
    )
    const soon = await paid(seller.id, '1000.00', today)
    const later = await paid(calm.id, '1000.00', today)
    await look()
    expect(await found('changed_account', soon)).toMatchObject([
      { severity: 'high', evidence: { changed_on: today } },
    ])
    expect(await found('changed_account', later)).toEqual([])
  })

  it('with the account of another is found once, about the later of the two', async () => {
    const [first, second] = [
      await buildSeller(await account('1234567')),
      await buildSeller(await account('1234567')),
    ]
    await buildSeller(await account('7654321'))
    await look()
    expect(await found('shared_account', first.id)).toEqual([])
    const [anomaly] = await found('shared_account', second.id)
    expect(anomaly?.evidence.records.map(({ id }) => id)).toEqual([first.id, second.id])
    expect(JSON.stringify(anomaly)).not.toContain('1234567')
  })

  it('paid more than three times the usual is found, from the fourth payment on', async () => {
    const seller = await buildSeller()
    const days = [-4, -3, -2, -1].map(by => addDays(today, by))
    const early = await paid(seller.id, '1000.00', days[0] ?? today)
    await paid(seller.id, '1200.00', days[1] ?? today)
    await paid(seller.id, '800.00', days[2] ?? today)
    const just = await paid(seller.id, '3000.00', days[3] ?? today)
    const large = await paid(seller.id, '3300.01', today)
    await look()
    expect(await found('large_release', large)).toMatchObject([
      { evidence: { percent: 300, usual: '1100.00' } },
    ])
    for (const id of [early, just]) expect(await found('large_release', id)).toEqual([])
  })
})

describe('an advance', () => {
  it('and an expense of one person, day and amount are found as one thing paid twice', async () => {
    const expenses = await expenseCalls(api)
    const twin = await expenses.submitted({ lines: [{ amount: '4321.00' }] })
    const other = await expenses.submitted({ lines: [{ amount: '4321.01' }] })
    const { db } = api.database
    await sql`insert into cash_advance (ou_id, number, employee_id, status, purpose, description, needed_on, repayment, amount,
        released_on, liquidation_due, signed_at)
      select ou_id, 'CA-T-1', employee_id, 'released', 'event', 'Open house', expense_date, 'liquidation', 4321, expense_date,
        expense_date, now() from expense where id = ${twin.id}`.execute(db)
    await look()
    expect(await found('advance_and_expense', twin.id)).toMatchObject([{ status: 'open' }])
    expect(await found('advance_and_expense', other.id)).toEqual([])
  })
})

describe('whoever looks into anomalies', () => {
  it('is told once of what a night found, and not of what was known before', async () => {
    const { db } = api.database
    const told = async () =>
      (
        await sql<{ id: string }>`select n.id from notification n where n.kind = 'anomaly.found'
          and n.user_id = ${accounting}`.execute(db)
      ).rows.length
    await look()
    const before = await told()
    await look()
    expect(await told()).toBe(before)
    await reserved({ protection_waived_by: accounting, protection_waived_reason: 'Agreed again' })
    await look()
    expect(await told()).toBe(before + 1)
  })
})
