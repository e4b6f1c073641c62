import { parseRate, rateText } from '@contract/kernel/rates'
import { LINE_TERMS, SCHEME_TERMS, type SchemeTerms } from '@contract/modules/commission/scheme.resource'
import { SELLER_LEVELS, type SellerLevel } from '@contract/selling/scheme.rules'

type Value = string | boolean | null

/** One line of what a version says otherwise; null on a side: it is not said there. */
export type DifferenceLine = { before: Value; after: Value } & (
  | { part: 'terms'; field: TermsField }
  | { part: 'level'; level: SellerLevel; field: 'rate_pct' | 'is_override' }
  | { part: 'tranche'; seq: number; field: TrancheField }
)

type TermsField = Exclude<(typeof SCHEME_TERMS)[number], (typeof LINE_TERMS)[number]>
const OF_LINE: readonly string[] = LINE_TERMS
const TERMS_FIELDS = SCHEME_TERMS.filter((field): field is TermsField => !OF_LINE.includes(field))
const LEVEL_FIELDS = ['rate_pct', 'is_override'] as const
const TRANCHE_FIELDS = ['name', 'trigger_pct', 'release_pct', 'requires_event'] as const
export type TrancheField = (typeof TRANCHE_FIELDS)[number]

/** As a page and the log call it: `valid_from`, `levels.agent.rate_pct`, `tranches.2.trigger_pct`. */
export function addressOf(line: DifferenceLine): string {
  if (line.part === 'terms') return line.field
  return line.part === 'level' ? `levels.${line.level}.${line.field}` : `tranches.${line.seq}.${line.field}`
}

/** "3.5" and "3.500000" are one rate. */
function plain(field: string, value: Value): Value {
  return typeof value === 'string' && field.endsWith('_pct') ? rateText(parseRate(value)) : value
}

/** Line by line what another version changes; nothing where both say the same. */
export function schemeDifference(before: SchemeTerms, after: SchemeTerms): DifferenceLine[] {
  const lines: DifferenceLine[] = TERMS_FIELDS.map(field => ({
    part: 'terms',
    field,
    before: before[field],
    after: after[field],
  }))
  for (const level of SELLER_LEVELS) {
    const [was, is] = [before, after].map(scheme => scheme.levels.find(each => each.level === level))
    for (const field of LEVEL_FIELDS)
      lines.push({ part: 'level', level, field, before: was?.[field] ?? null, after: is?.[field] ?? null })
  }
  const count = Math.max(before.tranches.length, after.tranches.length)
  for (let seq = 1; seq <= count; seq += 1) {
    const [was, is] = [before, after].map(scheme => scheme.tranches.find(each => each.seq === seq))
    for (const field of TRANCHE_FIELDS)
      lines.push({ part: 'tranche', seq, field, before: was?.[field] ?? null, after: is?.[field] ?? null })
  }
  return lines
    .map(line => ({
      ...line,
      before: plain(line.field, line.before),
      after: plain(line.field, line.after),
    }))
    .filter(line => line.before !== line.after)
}
