import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LedgerEntryRow, YearEnd } from '@contract/modules/leave/leave-balance.calls'
import { SEED_LEAVE_TYPES } from '@contract/modules/leave/statutory-leave-types'
import { HOLIDAYS_2026 } from '@contract/modules/leave/holidays-2026'
import { leaveTypeOf } from '@contract/modules/leave/leave-type-row.rules'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { grantLeave } from '@server/modules/leave/leave-grants'
import { takeOver } from '@server/modules/leave/leave-jobs'
import { LEAVE, leaveCompany, refusalOf, type Company, type Refusal } from '@tests/api/leave.support'
import { startApi, type TestApi } from '@tests/support/api'
import { buildEmployee } from '@tests/support/factories/people'

let api: TestApi
let company: Company
beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
})
afterAll(() => api.close())

const asPortal = <T>(work: (tx: Tx) => Promise<T>) =>
  inTransaction(api.database, { identity: { role: 'system' } }, work)
const balanceOf = async (code: string, year: number, name = 'Reyes') => {
  const rows = await company.hr.list('balances', `&search=${name}`)
  return rows.find(row => row['leave_type_id'] === company.typeId(code) && row['year'] === year)
}

describe('what every company starts with', () => {
  it('is the types of the law and the company, word for word, and the holidays of the proclamation', async () => {
    const rows = await api.database.db.selectFrom('leave_type').selectAll().execute()
    const types = SEED_LEAVE_TYPES.map(type => rows.find(row => row.code === type.code)).map(
      row => row && leaveTypeOf(row),
    )
    types.forEach((type, index) => expect(type).toMatchObject(SEED_LEAVE_TYPES[index] ?? {}))
    const holidays = await api.database.db.selectFrom('holiday').select(['on_date as on', 'name']).execute()
    for (const { on, name } of HOLIDAYS_2026) expect(holidays).toContainEqual({ on, name })
  })
})

describe('what a year gives', () => {
  it('comes month by month, once, however often the job runs', async () => {
    expect(await asPortal(tx => grantLeave(tx.db, '2026-03-31'))).toBeGreaterThan(0)
    const march = await balanceOf('VL', 2026)
    expect(march?.['entitled']).toBe('2.50')
    expect(await asPortal(tx => grantLeave(tx.db, '2026-03-31'))).toBe(0)
    const both = await Promise.all([1, 2].map(() => asPortal(tx => grantLeave(tx.db, '2026-12-31'))))
    expect(Math.min(...both)).toBe(0)
    const december = await balanceOf('VL', 2026)
    expect(december?.['entitled']).toBe('10.00')
    const { body } = await company.nico.client.get<{ data: LedgerEntryRow[] }>(
      `${LEAVE}/balances/${december?.id}/entries`,
    )
    expect(body.data.map(entry => entry.kind)).toEqual(Array(12).fill('accrual'))
  })

  it('FTM-04 begins anew with the year, on leap days too', async () => {
    await asPortal(tx => grantLeave(tx.db, '2028-02-29'))
    expect((await balanceOf('VL', 2028))?.['entitled']).toBe('1.67')
    expect((await balanceOf('VL', 2026))?.['entitled']).toBe('10.00')
  })

  it('is told by the policy that says most about the person', async () => {
    const body = {
      name: 'Five weeks',
      leave_type_id: company.typeId('SL'),
      employment_type: 'regular',
      entitlement_days: '24.00',
    }
    expect((await company.hr.client.post(`${LEAVE}/policies`, body)).status).toBe(201)
    await asPortal(tx => grantLeave(tx.db, '2029-12-31'))
    expect((await balanceOf('SL', 2029))?.['entitled']).toBe('24.00')
    expect((await company.hr.client.post(`${LEAVE}/policies`, body)).status).toBe(409)
  })
})

describe('somebody with nothing in the ledger', () => {
  it('stands in the list with nothing, is corrected there, and then once', async () => {
    const { id, full_name } = await buildEmployee(api.database.db)
    const rows = async () =>
      (await company.hr.list('balances', `&search=${full_name.split(',')[0]}`)).filter(
        row => row['employee_id'] === id,
      )
    const [vacation] = (await rows()).filter(row => row['leave_type_id'] === company.typeId('VL'))
    expect(vacation).toMatchObject({ entitled: '0.00', available: '0.00' })
    expect((await rows()).map(row => row['leave_type_id'])).not.toContain(company.typeId('MATERNITY'))
    const { body } = await company.hr.client.get<{ data: unknown[] }>(
      `/api/v1/leave/balances/${vacation?.id}/entries`,
    )
    expect(body.data).toEqual([])
    await company.give('VL', '3.00', Number(vacation?.['year']), id)
    const after = (await rows()).filter(row => row['leave_type_id'] === company.typeId('VL'))
    expect(after).toMatchObject([{ id: vacation?.id, available: '3.00' }])
  })
})

describe('a correction', () => {
  it('needs a reason, another person, and never takes what is not there', async () => {
    const of = { employee_id: company.person('Reyes').id, leave_type_id: company.typeId('VL'), year: 2030 }
    expect((await company.hr.adjust({ ...of, days: '2.00' })).body.data.available).toBe('2.00')
    expect(refusalOf(await company.hr.adjust({ ...of, days: '-2.50' }))).toEqual([
      422,
      'days',
      'balance_too_small',
    ])
    expect((await company.hr.adjust({ ...of, days: '-2.00' })).body.data.available).toBe('0.00')
    expect((await company.hr.adjust({ ...of, days: '1.00', reason: '' })).status).toBe(400)
    const own = { ...of, employee_id: company.person('Baluyot').id, days: '1.00' }
    expect(refusalOf(await company.hr.adjust(own))[0]).toBe(422)
    for (const calls of [company.nico, company.head, company.president])
      expect((await calls.adjust({ ...of, days: '1.00' })).status).toBe(403)
    const event = { ...of, leave_type_id: company.typeId('PATERNITY'), days: '1.00' }
    expect(refusalOf(await company.hr.adjust(event))).toEqual([422, 'leave_type_id', 'type_without_balance'])
  })
})

describe('the end of a year', () => {
  const yearEnd = async (year: number) =>
    (await company.hr.client.get<{ data: YearEnd }>(`${LEAVE}/year-end?year=${year}`)).body.data
  const close = (year: number) =>
    company.hr.client.post<{ data: YearEnd } & Refusal>(`${LEAVE}/year-end`, { year })

  it('EX-24 R-23 turns what may be turned into money by the unrounded rate', async () => {
    await company.changeDetail({ monthly_basic: '28000.00', daily_factor: 261 })
    await company.give('SIL', '2.50', 2025)
    await company.give('VL', '3.00', 2025)
    const told = await yearEnd(2025)
    const mine = told.rows.filter(row => row.employee_name.startsWith('Reyes'))
    expect(mine.find(row => row.leave_type.endsWith('SIL'))).toMatchObject({
      left: '2.50',
      converted: '2.50',
      amount: '3218.39',
      daily_rate: '1287.36',
    })
    expect(mine.find(row => row.leave_type.endsWith('· VL'))).toMatchObject({
      forfeited: '3.00',
      amount: null,
    })
    expect(told.may_close).toBe(true)
  })

  it('FTM-04 is written once, carries over by the rule, and only when the year is over', async () => {
    expect(refusalOf(await close(2030))).toEqual([422, 'year', 'year_not_over'])
    expect((await close(2025)).status).toBe(200)
    const { rows } = await sql<{ kind: string; days: string; amount: string | null }>`
      select kind, days, amount from leave_ledger where year = 2025 and kind in ('conversion', 'forfeiture', 'carry_over')
      order by kind`.execute(api.database.db)
    expect(rows).toEqual([
      { kind: 'conversion', days: '-2.50', amount: '3218.39' },
      { kind: 'forfeiture', days: '-3.00', amount: null },
    ])
    expect((await close(2025)).body.data.rows).toEqual([])
    expect((await balanceOf('VL', 2025))?.['available']).toBe('0.00')
  })

  it('takes along what the type lets, and no more', async () => {
    const vl = company.type('VL')
    const version = { headers: { 'if-match': `"${vl?.row_version}"` } }
    await company.hr.client.patch(`${LEAVE}/types/${vl?.id}`, { carry_over_max: '5.00' }, version)
    await company.give('VL', '7.25', 2024)
    await close(2024)
    const [before, after] = [await balanceOf('VL', 2024), await balanceOf('VL', 2025)]
    expect([before?.['available'], after?.['available']]).toEqual(['0.00', '5.00'])
  })
})

describe('leave that is over', () => {
  it('was taken, and stays used; one whose cancellation is asked for waits', async () => {
    await company.give('VL', '2.00')
    const past = (from: string) => ({ leave_type_id: company.typeId('VL'), date_from: from, date_to: from })
    const [first, second] = [
      await company.submit(past('2026-03-02')),
      await company.submit(past('2026-03-03')),
    ]
    for (const { id } of [first, second]) await company.agree(id, ['head', 'hr', 'president'])
    await company.nico.command(await company.nico.now(second.id), 'ask-cancellation', {
      reason: 'I was at work',
    })
    await asPortal(tx =>
      takeOver(tx, { daysChanged: () => Promise.resolve(), locksOf: () => Promise.resolve([]) }),
    )
    expect((await company.nico.now(first.id)).status).toBe('taken')
    expect((await company.nico.now(second.id)).status).toBe('approved')
    const late = await company.hr.command(await company.nico.now(first.id), 'recall', {
      reason: 'Never mind',
    })
    expect(late.status).toBe(409)
  })
})
