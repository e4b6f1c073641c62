import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate } from '@contract/kernel/rates'
import {
  comingPart,
  daysToPay,
  expectedDays,
  expectedNet,
  openingOf,
  type TrancheOpening,
} from '@contract/modules/commission/next-money.rules'

/** EX-05: the reservation fee, eighteen instalments from 2 April 2026, the balance by loan. */
const SCHEDULE = [
  { seq: 1, kind: 'reservation', due_date: '2026-03-02', principal: parseMoney('25000.00') },
  ...Array.from({ length: 18 }, (_, month) => ({
    ...{ seq: month + 2, kind: 'downpayment', due_date: addMonths('2026-04-02', month) },
    principal: parseMoney(month === 17 ? '52953.31' : '52953.27'),
  })),
  { seq: 20, kind: 'balance', due_date: '2027-10-02', principal: parseMoney('3912635.61') },
]
/** EX-09: 10, 20, 50 and 100 % of the contract price. */
const TRIGGERS = ['489079.45', '978158.90', '2445397.26', '4890794.51'].map(parseMoney)
const locked = (trigger = 0) => ({
  ...{ state: 'locked' as const, eligible_on: null, trigger: TRIGGERS[trigger] ?? 0n },
})
const paid = (collected: string, today: string) => ({
  ...{ schedule: SCHEDULE, collected: parseMoney(collected), today },
})

describe('the day on which a tranche opens', () => {
  it.each([
    [0, '2026-12-02', 10],
    [1, '2027-09-02', 19],
    [2, '2027-10-02', 20],
    [3, '2027-10-02', 20],
  ])('EX-09 tranche %i opens on %s with instalment %i', (tranche, on, seq) => {
    const opening = openingOf(locked(tranche), paid('25000.00', '2026-03-02'))
    expect(opening).toMatchObject({ on, because: 'instalment', instalment: { seq } })
  })

  it('EX-09 is today where the ninth instalment is late', () => {
    expect(openingOf(locked(), paid('448626.16', '2026-12-03'))).toEqual({
      on: '2026-12-03',
      because: 'late',
      instalment: { seq: 10, kind: 'downpayment', due_date: '2026-12-02' },
    })
  })

  it('is unknown where the money is there and something else is missing, or the schedule is too short', () => {
    const there = openingOf(locked(), paid('501579.43', '2026-12-03'))
    expect(there).toEqual({ on: null, because: 'condition', instalment: null })
    const short = openingOf(locked(3), { ...paid('0.00', '2026-03-02'), schedule: SCHEDULE.slice(0, 19) })
    expect(short.because).toBe('schedule')
    const held = { ...locked(), state: 'on_hold' as const }
    expect(openingOf(held, paid('501579.43', '2026-12-03'))).toMatchObject({ on: null, because: 'hold' })
  })

  it('is no question of a tranche that is open', () => {
    const open = { state: 'eligible' as const, eligible_on: '2026-12-02', trigger: TRIGGERS[0] ?? 0n }
    expect(openingOf(open, paid('501579.43', '2026-12-09'))).toMatchObject({
      on: '2026-12-02',
      because: 'open',
    })
  })
})

describe('the day on which its money comes', () => {
  it('is by how the developer pays, or by its terms where it has hardly paid', () => {
    expect(daysToPay([], 30)).toEqual({ days: 30, basis: 'terms' })
    expect(daysToPay([10, 12], 30)).toEqual({ days: 30, basis: 'terms' })
    expect(daysToPay([90, 12, 20], 30)).toEqual({ days: 20, basis: 'history' })
    expect(daysToPay([10, 15, 20, 90], 30)).toEqual({ days: 18, basis: 'history' })
    expect(daysToPay([...Array.from({ length: 12 }, () => 7), 99, 99, 99], 30).days).toBe(7)
  })

  it('counts from the statement, or from the day it opens, and is never past', () => {
    const opening: TrancheOpening = { on: '2026-12-02', because: 'instalment', instalment: null }
    const asked = { statement_on: null, days: 20, today: '2026-11-24' }
    expect(expectedDays(opening, asked)).toEqual({ statement_on: '2026-12-02', cash_on: '2026-12-22' })
    expect(expectedDays(opening, { ...asked, statement_on: '2026-10-01' })).toEqual({
      statement_on: '2026-10-01',
      cash_on: '2026-11-24',
    })
    expect(expectedDays({ ...opening, on: null }, asked).cash_on).toBeNull()
    const held = expectedDays({ ...opening, because: 'hold' }, { ...asked, statement_on: '2026-10-01' })
    expect(held).toEqual({ statement_on: '2026-10-01', cash_on: null })
  })
})

describe('what is left of it', () => {
  const terms = { ewt_rate: parseRate('5'), cap_rate: parseRate('50'), clawback: 0n, advances: 0n }
  const row = (cash_on: string | null, gross: string) => ({
    ...{ cash_on, gross, holdback_rate: parseRate('10') },
  })

  it('EX-12 takes tax, holdback and the open advance of agent 1', () => {
    const [one] = expectedNet([row('2026-12-22', '14630.58')], { ...terms, advances: parseMoney('6000.00') })
    expect(one).toMatchObject({ ewt: '731.53', holdback: '1463.06', advance: '6000.00', net: '6435.99' })
  })

  it('EX-12 leaves what the cap does not allow to the next amount', () => {
    const [one, two] = expectedNet([row('2027-09-22', '14630.59'), row('2026-12-22', '14630.58')], {
      ...terms,
      advances: parseMoney('9000.00'),
    })
    expect(one).toMatchObject({ gross: '14630.58', advance: '6218.00', net: '6217.99' })
    expect(two).toMatchObject({ gross: '14630.59', advance: '2782.00' })
  })

  it('adds up to the gross, and never takes more than is owed', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 9n })
    fc.assert(
      fc.property(fc.array(cents), cents, cents, (amounts, clawback, advances) => {
        const owed = { ...terms, clawback, advances }
        const rows = expectedNet(
          amounts.map(amount => row('2026-12-22', moneyText(amount))),
          owed,
        )
        const sum = (name: 'gross' | 'ewt' | 'holdback' | 'clawback' | 'advance' | 'net') =>
          total(rows.map(each => parseMoney(each[name])))
        expect(sum('ewt') + sum('holdback') + sum('clawback') + sum('advance') + sum('net')).toBe(
          sum('gross'),
        )
        expect(sum('clawback') <= clawback && sum('advance') <= advances).toBe(true)
        expect(rows.every(({ net }) => parseMoney(net) >= 0n)).toBe(true)
      }),
    )
  })
})

describe('commission that nobody is billed for', () => {
  it('is eligible, soon or later by the same opening', () => {
    const on = (day: string | null, because: TrancheOpening['because'] = 'instalment') =>
      comingPart({ on: day, because }, '2026-11-24')
    expect(on('2026-11-20', 'open')).toBe('eligible')
    expect([on('2026-11-24', 'late'), on('2027-02-22')]).toEqual(['soon', 'soon'])
    expect([on('2027-02-23'), on(null, 'condition')]).toEqual(['later', 'later'])
  })
})
