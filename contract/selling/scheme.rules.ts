import type { Centavos } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { parseRate, WHOLE_RATE, type Rate } from '@contract/kernel/rates'

/** From the bottom up: a level nobody stands in may roll up to the next one. */
export const SELLER_LEVELS = ['referrer', 'agent', 'sales_manager', 'sales_director', 'broker'] as const
export type SellerLevel = (typeof SELLER_LEVELS)[number]

/** Whom every sale pays, so that a scheme says of each, be it nothing; who only brings the buyer it may leave out. */
const LADDER: readonly SellerLevel[] = ['agent', 'sales_manager', 'sales_director', 'broker']

export const BASE_KINDS = ['net_list_price', 'net_list_plus_misc', 'tcp'] as const
export type BaseKind = (typeof BASE_KINDS)[number]

export type SchemeLevel<Level extends string = string> = { level: Level; rate: Rate }
export type SchemeTranche = { seq: number; trigger_rate: Rate; release_rate: Rate }

/** what a commission is counted from. */
export function commissionBase(
  kind: BaseKind,
  price: { net_list_price: Centavos; misc_fee_amount: Centavos; tcp: Centavos },
): Centavos {
  switch (kind) {
    case 'net_list_price':
      return price.net_list_price
    case 'net_list_plus_misc':
      return price.net_list_price + price.misc_fee_amount
    case 'tcp':
      return price.tcp
  }
}

export const SCHEME_FAULTS = [
  'levels_above_company_rate',
  'level_twice',
  'level_missing',
  'tranches_missing',
  'tranches_not_whole',
  'triggers_not_rising',
  'trigger_out_of_range',
] as const
export type SchemeFault = (typeof SCHEME_FAULTS)[number]

/** Everything that keeps a scheme from being used, at once. */
export function schemeFaults(scheme: {
  company_rate: Rate
  levels: readonly SchemeLevel[]
  tranches: readonly SchemeTranche[]
}): SchemeFault[] {
  const { company_rate, levels, tranches } = scheme
  const triggers = tranches.map(({ trigger_rate }) => trigger_rate)
  const found: [SchemeFault, boolean][] = [
    ['levels_above_company_rate', total(levels.map(({ rate }) => rate)) > company_rate],
    ['level_twice', new Set(levels.map(({ level }) => level)).size < levels.length],
    ['level_missing', LADDER.some(name => !levels.some(({ level }) => level === name))],
    ['tranches_missing', tranches.length === 0],
    [
      'tranches_not_whole',
      tranches.length > 0 && total(tranches.map(({ release_rate }) => release_rate)) !== WHOLE_RATE,
    ],
    ['triggers_not_rising', triggers.some((rate, index) => index > 0 && rate <= (triggers[index - 1] ?? 0n))],
    ['trigger_out_of_range', triggers.some(rate => rate <= 0n || rate > WHOLE_RATE)],
  ]
  return found.flatMap(([fault, isFound]) => (isFound ? [fault] : []))
}

/** The same of rates that are written or still typed; a level without one is not spoken of yet. */
export function writtenFaults(
  scheme: {
    company_rate_pct: string
    levels: readonly { level: string; rate_pct: string | null }[]
    tranches: readonly { trigger_pct: string; release_pct: string }[]
  },
  rateOf: (written: string) => Rate = parseRate,
): SchemeFault[] {
  return schemeFaults({
    company_rate: rateOf(scheme.company_rate_pct),
    levels: scheme.levels.flatMap(({ level, rate_pct }) =>
      rate_pct ? [{ level, rate: rateOf(rate_pct) }] : [],
    ),
    tranches: scheme.tranches.map(({ trigger_pct, release_pct }, index) => ({
      seq: index + 1,
      trigger_rate: rateOf(trigger_pct),
      release_rate: rateOf(release_pct),
    })),
  })
}
