import { describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { agingBucket, daysPastDue, dueDate, outstandingOn } from '@contract/modules/collection/aging.rules'

describe('the age of what a developer owes', () => {
  it.each([
    ['2026-02-14', 'current', 0],
    ['2026-02-15', '1-30', 1],
    ['2026-03-16', '1-30', 30],
    ['2026-03-17', '31-60', 31],
    ['2026-04-15', '31-60', 60],
    ['2026-04-16', '61-90', 61],
    ['2026-05-15', '61-90', 90],
    ['2026-05-16', '91-120', 91],
    ['2026-06-14', '91-120', 120],
    ['2026-06-15', '120+', 121],
  ] as const)('EX-17 on %s is %s', (asOf, bucket, days) => {
    const due = dueDate('2026-01-15', 30)
    expect(due).toBe('2026-02-14')
    expect(daysPastDue(due, asOf)).toBe(days)
    expect(agingBucket(due, asOf)).toBe(bucket)
  })

  it('EX-18 is what it was on that day, whatever happened since', () => {
    const due = dueDate('2026-03-05', 30)
    const movements = [
      { on: '2026-03-05', amount: parseMoney('84272.15') },
      { on: '2026-03-20', amount: parseMoney('-43921.57') },
      { on: '2026-04-10', amount: parseMoney('-40350.58') },
      // The second cheque bounced.
      { on: '2026-05-02', amount: parseMoney('40350.58') },
    ]
    const aged = (asOf: string) => [agingBucket(due, asOf), moneyText(outstandingOn(movements, asOf))]
    expect(aged('2026-03-31')).toEqual(['current', '40350.58'])
    expect(aged('2026-04-05')).toEqual(['1-30', '40350.58'])
    expect(outstandingOn(movements, '2026-04-10')).toBe(0n)
    expect(aged('2026-05-02')).toEqual(['1-30', '40350.58'])
    expect(daysPastDue(due, '2026-05-02')).toBe(28)
  })
})
