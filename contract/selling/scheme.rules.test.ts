import { describe, expect, it } from 'vitest'
import { parseRate } from '@contract/kernel/rates'
import { commissionBase, schemeFaults } from '@contract/selling/scheme.rules'

const levels = [
  { level: 'agent', rate: parseRate('3.5') },
  { level: 'broker', rate: parseRate('2.5') },
  { level: 'sales_manager', rate: 0n },
  { level: 'sales_director', rate: 0n },
]

const tranche = (seq: number, trigger: string, release: string) => ({
  seq,
  trigger_rate: parseRate(trigger),
  release_rate: parseRate(release),
})

const sound = {
  company_rate: parseRate('6'),
  levels,
  tranches: [tranche(1, '10', '30'), tranche(2, '100', '70')],
}

describe('a commission scheme', () => {
  it('may give away all it earns and no more', () => {
    expect(schemeFaults(sound)).toEqual([])
    expect(schemeFaults({ ...sound, company_rate: parseRate('5.999999') })).toEqual([
      'levels_above_company_rate',
    ])
  })

  it('names a level once, and releases the whole in tranches that come one after another', () => {
    expect(schemeFaults({ ...sound, levels: [...levels, ...levels.slice(0, 1)] })).toEqual([
      'levels_above_company_rate',
      'level_twice',
    ])
    expect(schemeFaults({ ...sound, levels: levels.slice(0, 3) })).toEqual(['level_missing'])
    expect(schemeFaults({ ...sound, tranches: [] })).toEqual(['tranches_missing'])
    expect(schemeFaults({ ...sound, tranches: [tranche(1, '20', '30'), tranche(2, '20', '60')] })).toEqual([
      'tranches_not_whole',
      'triggers_not_rising',
    ])
    expect(schemeFaults({ ...sound, tranches: [tranche(1, '0', '30'), tranche(2, '101', '70')] })).toEqual([
      'trigger_out_of_range',
    ])
  })

  it('is counted from what it says', () => {
    const price = { net_list_price: 100n, misc_fee_amount: 5n, tcp: 117n }
    expect(commissionBase('net_list_price', price)).toBe(100n)
    expect(commissionBase('net_list_plus_misc', price)).toBe(105n)
    expect(commissionBase('tcp', price)).toBe(117n)
  })
})
