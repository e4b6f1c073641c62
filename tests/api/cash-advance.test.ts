import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { startApi, type TestApi } from '@tests/support/api'
import {
  advanceDesk,
  codesOf,
  SIGNATURE,
  type Advance,
  type AdvanceDesk,
} from '@tests/api/cash-advance.support'

let api: TestApi
let desk: AdvanceDesk
beforeAll(async () => {
  api = await startApi()
  desk = await advanceDesk(api)
})
afterAll(() => api.close())

type Line = { code: string; debit: string; credit: string }

const linesOf = (entryId: string): Promise<Line[]> =>
  api.database.db
    .selectFrom('journal_line as l')
    .innerJoin('account as a', 'a.id', 'l.account_id')
    .select(['a.code', 'l.debit', 'l.credit'])
    .where('l.entry_id', '=', entryId)
    .orderBy('l.seq')
    .execute()

async function lastLines(advance: Advance): Promise<(readonly [string, string, string])[]> {
  const { movements } = await desk.standing(advance.id, 'accounting')
  const lines = await linesOf(movements.at(-1)?.entry_id ?? '')
  return lines.map(({ code, debit, credit }) => [code, debit, credit] as const)
}

describe('a cash advance', () => {
  it('goes from a draft over head, accounting and signature to its release with an entry', async () => {
    const { today } = desk
    const asked = await desk.submitted({ amount: '19000.00' })
    expect(asked).toMatchObject({ status: 'pending', balance: '0.00' })
    expect(asked.number).toMatch(/^CA-HO-\d{4}-\d{6}$/)
    await desk.decide('immediate_head', asked.id, 'approve')
    await desk.decide('accounting', asked.id, 'verify')
    const approved = await desk.read(asked.id)
    expect(approved.status).toBe('approved')
    const signed = (await desk.sign(approved)).body.data
    expect(signed.status).toBe('signed')
    const { posting } = await desk.standing(signed.id, 'accounting')
    expect(posting.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
      ['1130', '19000.00', '0.00'],
      ['1020', '0.00', '19000.00'],
    ])
    const { body } = await desk.release(signed)
    expect(body.data).toMatchObject({ status: 'released', balance: '19000.00' })
    expect(body.data).toMatchObject({ released_on: today, liquidation_due: addDays(today, 15) })
    expect(await lastLines(signed)).toEqual([
      ['1130', '19000.00', '0.00'],
      ['1020', '0.00', '19000.00'],
    ])
    expect((await desk.done(body.data)).body.data).toMatchObject({ status: 'settled', balance: '0.00' })
  })

  it('EX-33 is settled by receipts and returned cash, and its balance is the sum of what moved it', async () => {
    const released = await desk.released({ amount: '25000.00', purpose: 'event' }, 'president')
    const spent = await desk.spend(released, [{ amount: '18437.50' }])
    expect(spent.body.data).toMatchObject({ status: 'liquidating', balance: '6562.50' })
    const returned = await desk.giveBack(spent.body.data, '4000.00')
    expect(returned.body.data).toMatchObject({ status: 'liquidating', balance: '2562.50' })
    expect(await lastLines(released)).toEqual([
      ['1020', '4000.00', '0.00'],
      ['1130', '0.00', '4000.00'],
    ])
    const beyond = await desk.giveBack(returned.body.data, '2562.51')
    expect([beyond.status, codesOf(beyond)]).toEqual([422, [['amount', 'advance_beyond_balance']]])
    const { movements } = await desk.standing(released.id, 'accounting')
    expect(movements.map(({ kind, effect }) => [kind, effect])).toEqual([
      ['release', '25000.00'],
      ['liquidation', '-18437.50'],
      ['cash_return', '-4000.00'],
    ])
    expect((await desk.giveBack(returned.body.data, '2562.50')).body.data.status).toBe('settled')
  })

  it('EX-33 pays what was spent beyond it with the same entry, VAT of the receipt apart', async () => {
    const released = await desk.released({ amount: '25000.00', purpose: 'event' }, 'president')
    const { body } = await desk.spend(released, [
      { amount: '25000.00' },
      { amount: '1112.40', account: '6300', has_vat: true },
    ])
    expect(body.data).toMatchObject({ status: 'settled', balance: '0.00' })
    expect(await lastLines(released)).toEqual([
      ['6400', '25000.00', '0.00'],
      ['6300', '993.21', '0.00'],
      ['1140', '119.19', '0.00'],
      ['1130', '0.00', '25000.00'],
      ['1020', '0.00', '1112.40'],
    ])
    const { movements } = await desk.standing(released.id, 'accounting')
    expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['release', '25000.00'],
      ['liquidation', '26112.40'],
      ['additional_payment', '1112.40'],
    ])
  })

  it('is spent on cost accounts alone, never on one that other documents keep', async () => {
    const released = await desk.released()
    const refused = await desk.spend(released, [{ amount: '100.00', account: '1130' }, { amount: '0.00' }])
    expect(codesOf(refused)).toEqual([
      ['lines.0.account_id', 'advance_needs_cost_account'],
      ['lines.1.amount', 'advance_needs_amount'],
    ])
    await desk.done(released)
  })

  it('asks the president from 20,000.00 on, and nobody more below', async () => {
    const small = await desk.submitted({ amount: '19999.99' })
    const large = await desk.submitted({ amount: '20000.00' })
    for (const { id } of [small, large]) {
      await desk.decide('immediate_head', id, 'approve')
      await desk.decide('accounting', id, 'verify')
    }
    expect((await desk.read(small.id)).status).toBe('approved')
    expect((await desk.read(large.id)).status).toBe('pending')
    await desk.decide('president', large.id, 'approve')
    const approved = await desk.read(large.id)
    expect(approved.status).toBe('approved')
    for (const advance of [await desk.read(small.id), approved])
      expect((await desk.act('employee', advance, 'cancel', { reason: 'Not needed' })).body.data.status).toBe(
        'cancelled',
      )
  })

  it('is signed by whoever asked, by the very text they were shown, before anything is paid', async () => {
    const approved = await desk.approved()
    expect((await desk.release(approved)).status).toBe(409)
    const { to_sign: text } = await desk.standing(approved.id)
    expect(text).toContain('6,000.00')
    expect(text).toContain('20 % of my net pay')
    expect((await desk.standing(approved.id, 'accounting')).to_sign).toBeNull()
    const signature = { signed_name: 'Nico Reyes', drawing: SIGNATURE, text }
    const other = await desk.act('employee', approved, 'sign', { ...signature, text: `${text} And more.` })
    expect(other.status).toBe(409)
    expect((await desk.act('employee', approved, 'sign', { ...signature, drawing: '<svg>' })).status).toBe(
      400,
    )
    expect((await desk.act('immediate_head', approved, 'sign', signature)).status).toBe(404)
    const signed = await desk.act('employee', approved, 'sign', signature)
    expect(signed.body.data.status).toBe('signed')
    const kept = (await desk.standing(approved.id, 'accounting')).signed
    expect(kept).toMatchObject({ text, signed_name: 'Nico Reyes', drawing: SIGNATURE })
    await desk.act('employee', signed.body.data, 'cancel', { reason: 'Not needed any more' })
  })

  it('is confirmed by whoever got the money, once', async () => {
    const released = await desk.released()
    const confirmed = await desk.act('employee', released, 'acknowledge', {})
    expect(confirmed.status).toBe(200)
    expect((await desk.act('employee', confirmed.body.data, 'acknowledge', {})).status).toBe(409)
    await desk.done(confirmed.body.data)
  })

  it('is given up by two: accounting proposes it, the president agrees or keeps it open', async () => {
    const released = await desk.released()
    const propose = (advance: Advance) =>
      desk.act('accounting', advance, 'propose-write-off', { reason: 'Left the company' })
    const kept = await desk.act('president', (await propose(released)).body.data, 'keep', {})
    expect(kept.body.data).toMatchObject({ status: 'liquidating', balance: '6000.00' })
    const asked = (await propose(kept.body.data)).body.data
    expect((await desk.act('accounting', asked, 'write-off')).status).toBe(403)
    const { body } = await desk.act('president', asked, 'write-off')
    expect(body.data).toMatchObject({ status: 'written_off', balance: '0.00' })
    expect(await lastLines(released)).toEqual([
      ['6900', '6000.00', '0.00'],
      ['1130', '0.00', '6000.00'],
    ])
  })

  it('has the rest deducted from pay or commission only where there is some', async () => {
    const released = await desk.released()
    const plan = (repayment: string) =>
      desk.act('accounting', released, 'plan-deduction', { repayment, installments: 2 })
    expect(codesOf(await plan('commission'))).toEqual([['repayment', 'advance_needs_seller']])
    const { body } = await plan('payroll')
    expect(body.data).toMatchObject({ status: 'released', repayment: 'payroll', installments: 2 })
    await desk.done(body.data)
  })

  it('is undone by itself and never from the journal', async () => {
    const released = await desk.released()
    const { movements } = await desk.standing(released.id, 'accounting')
    const accounting = await desk.as('accounting')
    const { body } = await accounting.post<{ code: string }>(
      `/api/v1/accounting/journal/${movements[0]?.entry_id}/reverse`,
      { reason: 'A mistake' },
      { headers: { 'if-match': '"1"', 'idempotency-key': `reverse-${released.id}` } },
    )
    expect(body.code).toBe('rule_broken')
    await desk.done(released)
  })
})

describe('the database', () => {
  it('keeps the balance of an advance as the sum of its movements, whoever writes another', async () => {
    const released = await desk.released()
    const { db } = api.database
    await db.updateTable('cash_advance').set({ balance: '1.00' }).where('id', '=', released.id).execute()
    expect((await desk.read(released.id)).balance).toBe('6000.00')
    const movements = db.updateTable('cash_advance_movement').where('cash_advance_id', '=', released.id)
    await expect(movements.set({ amount: '1.00' }).execute()).rejects.toThrow(/append-only|never|change/i)
    await desk.done(await desk.read(released.id))
  })
})
