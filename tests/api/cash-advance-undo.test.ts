import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseMoney, type Centavos } from '@contract/kernel/money'
import { credit, debit } from '@contract/modules/accounting/entry.rules'
import { advancePort } from '@server/modules/cash-advance/deduct-advances'
import { inTransaction } from '@server/platform/db/transaction'
import { postEntry } from '@server/platform/ledger/post-entry'
import { advanceDesk, type Advance, type AdvanceDesk } from '@tests/api/cash-advance.support'
import { ledgerFault } from '@tests/api/ledger.support'
import { startApi, type Answer, type TestApi } from '@tests/support/api'
import { pdfText } from '@tests/support/pdf-text'
import { doubleOf } from '@tests/support/double-of'

let api: TestApi
let desk: AdvanceDesk
let others: string
beforeAll(async () => {
  api = await startApi()
  desk = await advanceDesk(api)
  const { id } = await api.database.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'president')
    .executeTakeFirstOrThrow()
  others = id
})
afterAll(() => api.close())

const movementsOf = async (id: string) => (await desk.standing(id, 'accounting')).movements
const undo = async (advance: Advance, kind: string, reason = 'Typed twice') => {
  const movement = (await movementsOf(advance.id)).findLast(each => each.kind === kind && !each.is_undone)
  return desk.act('accounting', await desk.read(advance.id), 'undo', { movement_id: movement?.id, reason })
}
const message = ({ body }: Answer) => (body as { message?: string }).message
/** As if somebody else had recorded everything so far. */
const recordedByOthers = (advance: Advance) =>
  sql`alter table cash_advance_movement disable trigger cash_advance_movement_no_change;
    update cash_advance_movement set created_by = ${sql.lit(others)} where cash_advance_id = ${sql.lit(advance.id)};
    alter table cash_advance_movement enable trigger cash_advance_movement_no_change`.execute(api.database.db)

/** What the books say is open of advances in all units, and what the advances say. */
async function control(): Promise<[string, string]> {
  const { rows } = await sql<{ books: string; advances: string }>`
    select (select coalesce(sum(l.debit - l.credit), 0)::numeric(16,2)::text from journal_line l
        join account a on a.id = l.account_id where a.code = '1130') as books,
      (select coalesce(sum(balance), 0)::numeric(16,2)::text from cash_advance) as advances`.execute(
    api.database.db,
  )
  return [rows[0]?.books ?? '', rows[0]?.advances ?? '']
}
async function expectControl(): Promise<void> {
  const [books, advances] = await control()
  expect(advances).toBe(books)
  expect(await ledgerFault(api.database.db)).toBeNull()
}

describe('a wrong movement of an advance', () => {
  it('is undone by its mirror and its reason, and opens a settled advance again', async () => {
    const released = await desk.released({ amount: '4000.00' })
    const { body } = await desk.giveBack(released, '4000.00')
    expect(body.data.status).toBe('settled')
    const undone = await undo(released, 'cash_return', 'It was cash of another advance')
    expect(undone.body.data).toMatchObject({ status: 'liquidating', balance: '4000.00' })
    const movements = await movementsOf(released.id)
    expect(movements.map(({ kind, effect, is_undone, reason }) => [kind, effect, is_undone, reason])).toEqual(
      [
        ['release', '4000.00', false, null],
        ['cash_return', '-4000.00', true, null],
        ['cash_return', '4000.00', false, 'It was cash of another advance'],
      ],
    )
    expect((await undo(released, 'cash_return')).status).toBe(422)
    await expectControl()
    await desk.done(undone.body.data)
  })

  it('takes receipts and what was paid beyond them back together', async () => {
    const released = await desk.released({ amount: '3000.00' })
    await desk.spend(released, [{ amount: '3400.00' }])
    expect((await undo(released, 'additional_payment')).body.data).toMatchObject({
      status: 'liquidating',
      balance: '3000.00',
    })
    await expectControl()
    await desk.done(await desk.read(released.id))
  })

  it('leads from a release back to the signature, and the release can be made again', async () => {
    const released = await desk.released({ amount: '2500.00' })
    const spent = (await desk.giveBack(released, '500.00')).body.data
    expect(message(await undo(spent, 'release'))).toBe('Undo what followed the release first.')
    await undo(spent, 'cash_return')
    const signed = (await undo(spent, 'release')).body.data
    expect(signed).toMatchObject({ status: 'signed', balance: '0.00', released_on: null })
    const again = (await desk.release(signed)).body.data
    expect(again).toMatchObject({ status: 'released', balance: '2500.00' })
    await expectControl()
    await desk.done(again)
  })

  it('of a large amount is undone by another than who recorded it', async () => {
    const released = await desk.released({ amount: '9000.00' })
    const back = (await desk.giveBack(released, '8000.00')).body.data
    expect(message(await undo(back, 'cash_return'))).toBe(
      'You recorded this movement. Above 5,000.00 another person reverses it.',
    )
    await recordedByOthers(released)
    expect((await undo(back, 'cash_return')).status).toBe(200)
    await expectControl()
    await desk.done(await desk.read(released.id))
  })

  it('is undone by nobody without the right, of no other advance, and not by the requester', async () => {
    const [one, other] = [
      await desk.released({ amount: '700.00' }),
      await desk.released({ amount: '800.00' }),
    ]
    const [release] = await movementsOf(other.id)
    const body = { movement_id: release?.id, reason: 'Not mine' }
    expect((await desk.act('employee', one, 'undo', body)).status).toBe(403)
    expect((await desk.act('accounting', one, 'undo', body)).status).toBe(422)
    await desk.done(one)
    await desk.done(other)
  })
})

describe('a deduction from pay or commission', () => {
  const inPortal = <T>(work: Parameters<typeof inTransaction<T>>[2]) =>
    inTransaction<T>(api.database, { identity: { role: 'system' } }, work)
  const planned = async (amount: string, installments = 1) => {
    const released = await desk.released({ amount, purpose: 'travel' })
    return (await desk.act('accounting', released, 'plan-deduction', { repayment: 'payroll', installments }))
      .body.data
  }
  /** A pay that deducts what it may, and bears what it deducted in its own entry. */
  const payRun = (employee_id: string, cap: Centavos, key: string) =>
    inPortal(async tx => {
      const source = { type: 'payroll_run', id: crypto.randomUUID() }
      const deductions = await advancePort.deduct(tx, {
        debtor: { employee_id },
        cap,
        key,
        date: desk.today,
        source,
      })
      for (const { ou_id, party, amount, advance_id } of deductions)
        await postEntry(tx, {
          ...{ ouId: ou_id, date: desk.today, memo: 'Pay', key: `${key}:${advance_id}` },
          source: { type: doubleOf('payroll_run'), id: source.id },
          lines: [debit('6010', amount), credit('1130', amount, { party })],
        })
      return deductions.map(({ number, amount }) => [number, amount] as const)
    })
  const employeeOf = async ({ id }: Advance) => {
    const { rows } = await sql<{
      employee_id: string
    }>`select employee_id from cash_advance where id = ${id}`.execute(api.database.db)
    return rows[0]?.employee_id ?? ''
  }

  it('takes the oldest advance first, no more than the cap, once a key, and is given back when it is void', async () => {
    const [older, newer] = [await planned('1000.00'), await planned('900.00')]
    await sql`update cash_advance set released_on = released_on - 3, liquidation_due = liquidation_due - 3
      where id = ${older.id}`.execute(api.database.db)
    const employee = await employeeOf(older)
    const first = await payRun(employee, parseMoney('1200.00'), 'payroll:2026-11:test')
    expect(first).toEqual([
      [older.number, 100_000n],
      [newer.number, 20_000n],
    ])
    expect(await payRun(employee, parseMoney('1200.00'), 'payroll:2026-11:test')).toEqual(first)
    expect(await desk.read(older.id)).toMatchObject({ status: 'settled', balance: '0.00' })
    expect(await desk.read(newer.id)).toMatchObject({ status: 'liquidating', balance: '700.00' })
    await expectControl()
    expect(message(await undo(newer, 'payroll_deduction'))).toBe(
      'It was deducted by a payment. Void that payment.',
    )
    await inPortal(tx =>
      advancePort.restore(tx, { key: 'payroll:2026-11:test', date: desk.today, reason: 'The run is void' }),
    )
    expect(await desk.read(older.id)).toMatchObject({ status: 'liquidating', balance: '1000.00' })
    expect(await desk.read(newer.id)).toMatchObject({ balance: '900.00' })
    for (const { id } of [older, newer]) await desk.done(await desk.read(id))
  })

  it('is spread over its installments, and takes nothing beyond a cap of nothing', async () => {
    const advance = await planned('1000.01', 3)
    const employee = await employeeOf(advance)
    expect(await payRun(employee, 0n, 'payroll:nothing')).toEqual([])
    const parts = []
    for (const month of ['a', 'b', 'c', 'd'])
      parts.push(...(await payRun(employee, parseMoney('9999.00'), `payroll:part:${month}`)))
    expect(parts.map(([, amount]) => amount)).toEqual([33_334n, 33_334n, 33_333n])
    expect(await desk.read(advance.id)).toMatchObject({ status: 'settled', balance: '0.00' })
  })
})

describe('the statement of a person', () => {
  it('lists their advances with every movement and the balance after it, for those who may see them', async () => {
    const released = await desk.released({ amount: '1234.50' })
    const { rows } = await sql<{ employee_id: string }>`
      select employee_id from cash_advance where id = ${released.id}`.execute(api.database.db)
    const url = `/api/v1/cash-advance/statement?employee=${rows[0]?.employee_id}`
    const own = await desk.as('employee')
    const { rawPayload } = await api.app.inject({
      url,
      headers: { authorization: `Bearer ${own.user?.token}` },
    })
    const text = (await pdfText(rawPayload)).join(' ')
    expect(text).toContain(released.number)
    expect(text).toContain('1,234.50')
    expect((await (await desk.as('hr_staff')).get(url)).status).toBe(404)
    await desk.done(released)
  })
})
