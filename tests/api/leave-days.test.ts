import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeaveChoices } from '@contract/modules/leave/leave.views'
import { LEAVE, leaveCompany, refusalOf, sees, type Company, type Row } from '@tests/api/leave.support'
import { startApi, type TestApi } from '@tests/support/api'
import { THIS_YEAR } from '@tests/support/next-year'

let api: TestApi
let company: Company
beforeAll(async () => {
  api = await startApi()
  company = await leaveCompany(api)
})
afterAll(() => api.close())

const asked = (code: string, date_from: string, date_to: string, more: object = {}) => ({
  leave_type_id: company.typeId(code),
  date_from,
  date_to,
  ...more,
})
const preview = async (...span: Parameters<typeof asked>) =>
  (await company.nico.preview(asked(...span))).body.data
const newHoliday = (on_date: string, name: string) =>
  company.hr.client.post(`${LEAVE}/holidays`, { on_date, name, kind: 'regular' })

describe('days of a leave', () => {
  it('EX-19 leaves out the weekend and the holiday, and halves the last day', async () => {
    const whole = await preview('VL', '2026-08-28', '2026-09-02')
    expect(whole.total).toBe('3.00')
    expect(whole.days.filter(day => day.charged !== '0.00').map(day => day.on)).toEqual([
      '2026-08-28',
      '2026-09-01',
      '2026-09-02',
    ])
    expect(whole.days.find(day => day.on === '2026-08-31')?.holiday).toBe('National Heroes Day')
    expect((await preview('VL', '2026-08-28', '2026-09-02', { half_day: 'last_day_am' })).total).toBe('2.50')
  })

  it('are counted in the form by the holidays of last year too: in January people ask for days of December', async () => {
    // No worked example names it.
    const lastYear = `${THIS_YEAR - 1}-03-03`
    expect((await newHoliday(lastYear, 'A day of last year')).status).toBe(201)
    const { body } = await company.nico.client.get<{ data: LeaveChoices }>(`${LEAVE}/choices`)
    expect(body.data.facts.holidays.map(({ on }) => on)).toContain(lastYear)
  })

  it('EX-19 refuses a half day on the holiday, in a preview, a draft that is handed in, and for good', async () => {
    const half = asked('VL', '2026-08-31', '2026-09-01', { half_day: 'first_day_pm' })
    const { problems } = (await company.nico.preview(half)).body.data
    expect(problems.map(({ path, code }) => [path, code])).toContainEqual([
      'half_day',
      'half_day_on_free_day',
    ])
    const draft = await company.nico.draft(half)
    expect(draft.status).toBe(201)
    expect(refusalOf(await company.nico.command(draft.body.data, 'submit'))).toEqual([
      422,
      'half_day',
      'half_day_on_free_day',
    ])
  })

  it('EX-19 counts half Saturdays for whom a calendar says so', async () => {
    const employee_id = company.person('Reyes').id
    const body = { name: 'Half Saturdays', saturday: 'half', employee_id }
    const made = await company.hr.client.post<{ data: Row }>(`${LEAVE}/work-calendars`, body)
    expect(made.status).toBe(201)
    expect((await preview('VL', '2026-08-28', '2026-09-02')).total).toBe('3.50')
    const { data } = made.body
    await company.hr.client.post(`${LEAVE}/work-calendars/${data.id}/deactivate`, {}, sees(data))
    expect((await preview('VL', '2026-08-28', '2026-09-02')).total).toBe('3.00')
  })

  it('EX-20 leaves out the Holy Week', async () => {
    const week = await preview('VL', '2026-04-01', '2026-04-10')
    expect(week.total).toBe('5.00')
    expect(week.days.filter(day => day.charged === '1.00').map(day => day.on.slice(8))).toEqual([
      ...['01', '06', '07', '08', '10'],
    ])
  })

  it('EX-21 takes two balances over New Year’s Eve, and holds them so', async () => {
    await newHoliday('2027-01-01', 'New Year’s Day')
    await company.give('VL', '6.00', 2026)
    await company.give('VL', '5.00', 2027)
    const span = asked('VL', '2026-12-28', '2027-01-05')
    const told = (await company.nico.preview(span)).body.data
    expect(told.total).toBe('4.00')
    expect(told.balances).toEqual([
      { year: 2026, available: '6.00', after: '4.00' },
      { year: 2027, available: '5.00', after: '3.00' },
    ])
    const request = await company.submit(span)
    const { entries } = await company.nico.detail(request.id)
    expect(entries.map(({ year, kind, days }) => [year, kind, days])).toEqual([
      [2026, 'reserve', '-2.00'],
      [2027, 'reserve', '-2.00'],
    ])
    await company.nico.command(await company.nico.now(request.id), 'withdraw')
  })

  it('EX-22 gives two days where three of five are off, and no half day on one of these', async () => {
    await newHoliday('2022-12-26', 'Day after Christmas')
    expect((await preview('VL', '2022-12-23', '2022-12-27')).total).toBe('2.00')
    const half = await preview('VL', '2022-12-24', '2022-12-24', { half_day: 'single_am' })
    expect(half.problems.map(problem => problem.code)).toContain('half_day_on_free_day')
  })

  it('EX-23 tells the last day of maternity leave, and refuses a day more', async () => {
    await company.changeDetail({ sex: 'female', is_solo_parent: false, solo_parent_id_valid_to: null })
    const from = '2026-09-01'
    const event = (given: object = {}) => ({
      maternity: { miscarriage: false, unpaid_extension: false, transferred: 0, ...given },
    })
    const birth = await preview('MATERNITY', from, '2026-12-14', event())
    expect([birth.last_day, birth.total, birth.problems]).toEqual(['2026-12-14', '105.00', []])
    const longer = await preview('MATERNITY', from, '2026-12-15', event())
    expect(longer.problems.map(problem => problem.code)).toEqual(['more_than_an_event_gives'])
    expect((await preview('MATERNITY', from, from, event({ miscarriage: true }))).last_day).toBe('2026-10-30')
    const extended = await preview('MATERNITY', from, '2027-01-13', event({ unpaid_extension: true }))
    expect([extended.total, extended.paid_days, extended.unpaid_days]).toEqual(['135.00', '105.00', '30.00'])
    await company.changeDetail({ is_solo_parent: true, solo_parent_id_valid_to: '2027-12-31' })
    expect((await preview('MATERNITY', from, from, event())).last_day).toBe('2026-12-29')
    await company.changeDetail({ sex: 'male', is_solo_parent: false, solo_parent_id_valid_to: null })
    expect((await preview('MATERNITY', from, from, event())).problems.map(each => each.code)).toEqual([
      'sex_not_eligible',
    ])
  })

  it('EX-24 refuses what the balance has not, or leaves the rest without pay where that was ticked', async () => {
    await company.changeEmployee({ employment_type: 'probationary', date_regularised: null })
    await company.give('SIL', '5.00')
    const used = await company.submit(asked('SIL', '2026-12-01', '2026-12-03'))
    await company.head.client.get('/api/v1/approvals/counts')
    expect(used.days).toBe('3.00')
    await company.submit(asked('SIL', '2026-12-09', '2026-12-10', { half_day: 'last_day_am' }))
    const one = asked('SIL', '2026-12-14', '2026-12-14')
    const refused = (await company.nico.preview(one)).body.data
    expect(refused.balances).toEqual([{ year: 2026, available: '0.50', after: '0.00' }])
    expect(refused.problems.map(problem => problem.code)).toEqual(['balance_too_small'])
    const draft = await company.nico.draft(one)
    expect(refusalOf(await company.nico.command(draft.body.data, 'submit'))).toEqual([
      422,
      'accepts_unpaid',
      'balance_too_small',
    ])
    const ticked = await company.submit({ ...one, accepts_unpaid: true })
    expect([ticked['paid_days'], ticked['unpaid_days']]).toEqual(['0.50', '0.50'])
    await company.changeEmployee({ employment_type: 'regular' })
  })
})
