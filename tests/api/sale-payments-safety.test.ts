import { randomBytes, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatAmount, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { asRequest } from '@tests/support/as-request'
import {
  INSTALMENT,
  nextReceipt,
  paymentCalls,
  PAYMENTS,
  sellingHouse,
  type SellingHouse,
} from '@tests/api/sale-payments.support'
import { buildBuyerPayment } from '@tests/support/factories/payments'
import { pdfText } from '@tests/support/pdf-text'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
let house: SellingHouse
beforeAll(async () => {
  api = await startApi()
  house = await sellingHouse(api)
})
afterAll(() => api.close())

describe('payments of one sale', () => {
  it('lose nothing when they are confirmed at once, and none of them twice', async () => {
    const sale = await house.book()
    const rows = await Promise.all(Array.from({ length: 8 }, () => house.desk.recorded(sale.id)))
    const answers = await Promise.all([...rows, ...rows].map(row => house.accounting.command(row, 'verify')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8)
    expect((await house.accounting.statement(sale.id)).collected).toBe('448626.16')
  })

  it('never come above the price, however many are written at once', async () => {
    const sale = await house.book()
    const big = { amount: '2000000.00' }
    const answers = await Promise.all(Array.from({ length: 5 }, () => house.desk.record(sale.id, big)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 422, 422, 422])
  })

  it('foot in whatever order they are paid, bounce and are reversed', async () => {
    const step = fc.record({
      kind: fc.constantFrom('pay', 'cheque', 'bounce', 'reverse'),
      at: fc.nat(9),
      cents: fc.integer({ min: 1, max: 9_000_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async steps => {
        const sale = await house.book()
        for (const { kind, at, cents } of steps) {
          const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
          if (kind === 'pay') await house.pay(sale.id, { amount })
          else if (kind === 'cheque')
            await house.pay(
              sale.id,
              { amount, mode: 'check', cheque_no: nextReceipt() },
              { cleared_on: '2026-04-06' },
            )
          else {
            const rows = await house.accounting.list(`&search=${sale.sale_no}&sort=created_at:asc`)
            const row = rows[at % rows.length]
            const body =
              kind === 'bounce' ? { bounced_on: '2026-04-08', reason: 'As told' } : { reason: 'As told' }
            if (row) await house.accounting.command(row, kind, body)
          }
        }
        const {
          collected,
          schedule,
          payments,
          balance,
          sale: shown,
        } = await house.accounting.statement(sale.id)
        const counted = total(
          payments.filter(each => each.is_collected).map(each => parseMoney(each.applied_principal)),
        )
        expect(parseMoney(collected)).toBe(counted)
        expect(parseMoney(balance)).toBe(parseMoney(shown.tcp) - counted)
        expect(total(schedule.map(row => parseMoney(row.paid_amount)))).toBe(counted)
        for (const row of schedule)
          expect(parseMoney(row.paid_amount)).toBeLessThanOrEqual(parseMoney(row.amount))
      }),
      { numRuns: process.env['NIGHTLY'] ? 12 : 5 },
    )
  }, 240_000)

  it('BIZ-02 are written once by one key, refused without one, and another body is another matter', async () => {
    const sale = await house.book()
    const headers = { 'idempotency-key': randomUUID() }
    const body = { developer_or_no: nextReceipt() }
    const [first, second] = [
      await house.desk.record(sale.id, body, { headers }),
      await house.desk.record(sale.id, body, { headers }),
    ]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body.data.id).toBe(first.body.data.id)
    expect((await house.desk.record(sale.id, { amount: '1.00' }, { headers })).status).toBe(409)
    expect((await house.desk.record(sale.id, {}, {})).status).toBe(400)
    expect((await house.accounting.statement(sale.id)).payments).toHaveLength(2)
  })
})

describe('whoever may not', () => {
  it('neither records nor confirms, and nobody confirms what they wrote themselves', async () => {
    const sale = await house.book()
    const row = await house.desk.recorded(sale.id)
    expect((await house.accounting.record(sale.id)).status).toBe(403)
    expect((await house.desk.command(row, 'verify')).status).toBe(403)
    const agent = paymentCalls(await api.as('agent'))
    expect((await agent.record(sale.id)).status).toBe(403)
    expect((await agent.command(row, 'reverse', { reason: 'not mine' })).status).toBe(403)
    expect((await agent.import([], true)).status).toBeGreaterThanOrEqual(400)
    // Written by the one who confirms: as somebody with both rights would find it.
    const me = await api.database.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'accounting@portal.test')
      .executeTakeFirstOrThrow()
    const own = await buildBuyerPayment(api.database.db, { sale_id: sale.id, created_by: me.id })
    const answer = await house.accounting.command(doubleOf(own), 'verify')
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden'])
  })

  it('sees payments of sales they sell, and of another unit none at all', async () => {
    const agent = paymentCalls(await api.as('agent'))
    const sale = await house.book()
    const davao = await api.database.db
      .selectFrom('operating_unit')
      .select('id')
      .where('ou_code', '=', 'DVO')
      .executeTakeFirstOrThrow()
    const elsewhere = await house.reserve({ ou_id: davao.id })
    const row = (await house.accounting.list(`&search=${sale.sale_no}`))[0]
    expect((await agent.client.get(`${PAYMENTS}/${row?.id}`)).status).toBe(200)
    const others = await buildBuyerPayment(api.database.db)
    expect((await agent.client.get(`${PAYMENTS}/${others.id}`)).status).toBe(404)
    expect((await house.desk.client.get(`${PAYMENTS}/${others.id}`)).status).toBe(404)
    expect((await house.accounting.client.get(`${PAYMENTS}/${others.id}`)).status).toBe(200)
    expect((await house.desk.record(elsewhere.id)).body.fields?.[0]?.code).toBe('sale_unknown')
    expect((await house.desk.client.get(`/api/v1/sales/records/${elsewhere.id}/statement`)).status).toBe(404)
    expect((await house.desk.client.get(`/api/v1/sales/records/${elsewhere.id}/statement.pdf`)).status).toBe(
      404,
    )
  })

  it('MASS-01 sends what the server reckons: nothing is stored', async () => {
    const sale = await house.book()
    const owned = {
      applied_principal: '1.00',
      status: 'verified',
      verified_by: randomUUID(),
      is_collected: true,
      id: randomUUID(),
    }
    const answer = await house.desk.record(sale.id, owned)
    expect(answer.status).toBe(400)
    expect(answer.body.fields?.map(({ path }) => path).sort()).toEqual(Object.keys(owned).sort())
    expect((await house.accounting.statement(sale.id)).payments).toHaveLength(1)
  })
})

describe('in the database', () => {
  it('a payment is never edited, unsaid or removed', async () => {
    const sale = await house.book()
    const row = await house.pay(sale.id)
    const { db } = api.database
    const change = (set: string) =>
      sql`update buyer_payment set ${sql.raw(set)} where id = ${row.id}`.execute(db)
    await expect(change('amount = 1, applied_principal = 1')).rejects.toThrow('never edited')
    await expect(change("paid_on = '2026-01-01'")).rejects.toThrow('never edited')
    await expect(change('verified_at = null, verified_by = null')).rejects.toThrow('never unsaid')
    await expect(sql`delete from buyer_payment where id = ${row.id}`.execute(db)).rejects.toThrow(
      'never removed',
    )
    await house.accounting.command(row, 'reverse', { reason: 'As told' })
    await expect(change('reversed_on = null, reversed_by = null, reason = null')).rejects.toThrow('stays so')
  })
})

describe('the statement', () => {
  it('is on paper what the API says, to the centavo, with amounts in words and who printed it', async () => {
    const sale = await house.book()
    await house.pay(sale.id)
    await house.pay(sale.id, { amount: '60000.00', applied_interest: '1000.00', applied_penalty: '500.50' })
    const file = await house.accounting.client.get(`/api/v1/sales/records/${sale.id}/statement.pdf`, {})
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    const raw = await api.app.inject({
      method: 'GET',
      url: `/api/v1/sales/records/${sale.id}/statement.pdf`,
      headers: { authorization: `Bearer ${house.accounting.client.user?.token}` },
    })
    const pages = await pdfText(raw.rawPayload)
    const text = pages.join('\n')
    const said = await house.accounting.statement(sale.id)
    for (const amount of [said.sale.tcp, said.collected, said.balance, said.sale.net_list_price, INSTALMENT])
      expect(text).toContain(formatAmount(amount))
    for (const row of said.schedule) {
      const line = [row.amount, row.paid_amount, row.open_amount].map(formatAmount).join(' ')
      expect(text).toContain(line)
    }
    for (const payment of said.payments) {
      expect(text).toContain(payment.payment_no)
      expect(text).toContain(formatAmount(payment.applied_principal))
      if (payment.balance) expect(text).toContain(formatAmount(payment.balance))
    }
    expect(text).toContain(
      'One hundred thirty-six thousand four hundred fifty-two pesos and seventy-seven centavos',
    )
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`)
    expect(text).toMatch(/Printed .* by /)
  })

  it('has the VAT in the list price as a line, so that the price adds up on paper', async () => {
    const sale = await house.book()
    const { sale: before } = await house.accounting.statement(sale.id)
    await sql`update sale set list_price = list_price + vat_amount, vat_inclusive_prices = true where id = ${sale.id}`.execute(
      api.database.db,
    )
    const raw = await api.app.inject({
      method: 'GET',
      url: `/api/v1/sales/records/${sale.id}/statement.pdf`,
      headers: { authorization: `Bearer ${house.accounting.client.user?.token}` },
    })
    const text = (await pdfText(raw.rawPayload)).join('\n')
    expect(text).toContain(`VAT in the list price ${formatAmount(`-${before.vat_amount}`)}`)
  })

  it('asks nothing any more of a sale that was cancelled, in its figures or on paper', async () => {
    const sale = await house.book()
    await sql`update sale_schedule set due_date = due_date - 400 where sale_id = ${sale.id}`.execute(
      api.database.db,
    )
    const before = await house.accounting.statement(sale.id)
    expect(before.late_count).toBeGreaterThan(0)
    await sql`update sale set status = 'cancelled', cancelled_at = now(), cancel_kind = 'backout',
      cancel_reason_code = 'other' where id = ${sale.id}`.execute(api.database.db)
    const said = await house.accounting.statement(sale.id)
    expect([said.late, said.late_count, said.next_due]).toEqual(['0.00', 0, null])
    expect(said.schedule.every(row => row.open_amount === '0.00' && row.days_late === 0)).toBe(true)
    const raw = await api.app.inject({
      method: 'GET',
      url: `/api/v1/sales/records/${sale.id}/statement.pdf`,
      headers: { authorization: `Bearer ${house.accounting.client.user?.token}` },
    })
    const text = (await pdfText(raw.rawPayload)).join('\n')
    expect(text).toContain('Cancelled')
    expect(text).not.toContain('Balance of the contract price')
  })

  it.each(['en', 'de', 'ru'])('keeps the number of a receipt in one piece (%s)', async language => {
    const sale = await house.book()
    const receipt = `OR-2026-00012${language.toUpperCase()}`
    await house.pay(sale.id, { developer_or_no: receipt })
    const { rawPayload } = await api.app.inject({
      method: 'GET',
      url: `/api/v1/sales/records/${sale.id}/statement.pdf`,
      headers: {
        authorization: `Bearer ${house.accounting.client.user?.token}`,
        'accept-language': language,
      },
    })
    expect((await pdfText(rawPayload)).join('\n')).toContain(receipt)
  })
})

describe('the database, asked by a request', () => {
  const of = ({ client }: { client: Client }, ...unitIds: string[]) => ({
    userId: client.user?.id ?? '',
    unitIds,
  })
  const refused = /row-level security|permission denied/
  const another = (id: string, by: string) => sql`
    insert into buyer_payment (ou_id, sale_id, sale_no, buyer_name, project_id, unit_code, paid_on, amount, applied_principal,
      source, mode, created_by)
    select ou_id, sale_id, sale_no, buyer_name, project_id, unit_code, paid_on, amount, applied_principal, source, mode,
      ${by}::uuid from buyer_payment where id = ${id}`

  it('takes payments from whoever records them in the unit, in their own name', async () => {
    const { desk, accounting, book, unitId } = house
    const { id } = await desk.recorded((await book()).id)
    const own = of(desk, unitId)
    const others = [
      [own, another(id, of(accounting).userId)],
      [of(accounting, unitId), another(id, of(accounting).userId)],
    ] as const
    for (const [who, statement] of others)
      await expect(asRequest(api.database, who, statement)).rejects.toThrow(refused)
    await asRequest(api.database, own, another(id, own.userId))
  })

  it('lets them be confirmed by the right to, in its units, and taken back by the desk before', async () => {
    const { desk, accounting, book, unitId } = house
    const { id } = await desk.recorded((await book()).id)
    const verify = sql`update buyer_payment set verified_by = ${of(accounting).userId}, verified_at = now()
      where id = ${id} returning id`
    const take = (
      by: string,
    ) => sql`update buyer_payment set reversed_on = '2026-05-01', reversed_by = ${by}, reason = 'Wrong.'
      where id = ${id} returning id`
    await expect(asRequest(api.database, of(desk, unitId), verify)).rejects.toThrow(refused)
    expect(await asRequest(api.database, of(accounting), verify)).toEqual([])
    await expect(asRequest(api.database, of(desk, unitId), take(of(accounting).userId))).rejects.toThrow(
      refused,
    )
    expect(await asRequest(api.database, of(accounting, unitId), verify)).toHaveLength(1)
    await expect(asRequest(api.database, of(desk, unitId), take(of(desk).userId))).rejects.toThrow(refused)
    expect(await asRequest(api.database, of(accounting, unitId), take(of(accounting).userId))).toHaveLength(1)
  })

  it('lets a sale be locked by whoever records payments, who may change nothing of it', async () => {
    const { desk, accounting, book, unitId } = house
    const { id } = await book()
    const lock = sql`select id from sale where id = ${id} for update`
    expect(await asRequest(api.database, of(desk, unitId), lock)).toHaveLength(1)
    expect(await asRequest(api.database, of(accounting, unitId), lock)).toHaveLength(1)
    expect(await asRequest(api.database, of(desk), lock)).toEqual([])
    await expect(
      asRequest(
        api.database,
        of(accounting, unitId),
        sql`update sale set updated_by = null where id = ${id}`,
      ),
    ).rejects.toThrow(/row-level security/)
    for (const statement of [
      sql`update sale set payment_stage = 'fully_paid' where id = ${id}`,
      sql`update sale_schedule set paid_amount = amount where sale_id = ${id}`,
    ])
      for (const who of [of(desk, unitId), { userId: of(desk).userId }])
        await expect(asRequest(api.database, who, statement)).rejects.toThrow(
          /permission denied for (table|column)/,
        )
  })

  it('takes imports from whoever may import, and lets nobody reverse one in another’s name', async () => {
    const { desk, accounting, unitId } = house
    const report = (by: string) => sql`insert into payment_import
      (ou_id, file_name, file_hash, row_count, total_amount, imported_by)
      values (${unitId}, 'a.csv', ${randomBytes(32).toString('hex')}, 1, 1, ${by}) returning id`
    await expect(
      asRequest(api.database, of(accounting, unitId), report(of(accounting).userId)),
    ).rejects.toThrow(refused)
    await expect(asRequest(api.database, of(desk, unitId), report(of(accounting).userId))).rejects.toThrow(
      refused,
    )
    const [made] = await asRequest(api.database, of(desk, unitId), report(of(desk).userId))
    const reverse = sql`update payment_import set reversed_at = now(), reversed_by = ${of(accounting).userId}, reverse_reason = 'x'
      where id = ${(made as { id: string }).id}`
    await expect(asRequest(api.database, of(desk, unitId), reverse)).rejects.toThrow(refused)
  })
})
