import { parseRate } from '@contract/kernel/rates'
import { rateText } from '@contract/kernel/field-declarations'
import {
  schemeDraftSchema,
  type SchemeDraft,
  type SchemeTerms,
} from '@contract/modules/commission/scheme.resource'
import { writtenFaults, type SchemeFault } from '@contract/selling/scheme.rules'
import { LEVEL_ORDER } from '@/features/commission/level-order'

type Level = Omit<SchemeDraft['levels'][number], 'rate_pct'> & { rate_pct: string | null }
type Tranche = SchemeDraft['tranches'][number]

/** What the form holds: every level has its line, also one of which nothing is said yet. */
export type SchemeFormValues = Omit<SchemeDraft, 'levels'> & { levels: Level[] }

export const EMPTY_TRANCHE: Tranche = { name: null, trigger_pct: '', release_pct: '', requires_event: 'none' }

const allLevels = (known: SchemeTerms['levels']): Level[] =>
  LEVEL_ORDER.map(level => {
    const found = known.find(each => each.level === level)
    return (
      found ?? {
        level,
        rate_pct: null,
        is_override: level !== 'agent' && level !== 'referrer',
      }
    )
  })

export function formValues(scheme: SchemeTerms | null): SchemeFormValues {
  if (scheme) {
    const known = Object.keys(schemeDraftSchema.shape).map(name => [name, scheme[name as keyof SchemeTerms]])
    return {
      ...(Object.fromEntries(known) as SchemeDraft),
      levels: allLevels(scheme.levels),
      tranches: scheme.tranches.map(({ seq: _seq, ...tranche }) => tranche),
    }
  }
  return {
    code: '',
    name: '',
    developer_id: null,
    project_id: null,
    valid_from: '',
    valid_to: null,
    base_kind: 'net_list_price',
    company_rate_pct: '',
    vat_mode: 'exclusive',
    trigger_kind: 'pct_tcp_collected',
    requires_documents: true,
    requires_pdc: false,
    vacant_rule: 'to_company',
    holdback_rate_pct: '0',
    holdback_release_rule: 'fully_paid',
    clawback_rule: 'full',
    levels: allLevels([]),
    tranches: [EMPTY_TRANCHE],
  }
}

/** What is sent: who only brings the buyer may be left out, and then stands in no line; it is the last one. */
export const sentValues = (values: SchemeFormValues): SchemeFormValues => ({
  ...values,
  levels: values.levels.filter(({ level, rate_pct }) => level !== 'referrer' || Boolean(rate_pct)),
})

const RATE = rateText()
const rateOf = (text: unknown) => (RATE.safeParse(text).success ? parseRate(String(text)) : 0n)

/** What the rules say of what stands in the form, before anything is sent; none while nothing is said yet. */
export const typedFaults = (values: SchemeFormValues): SchemeFault[] => writtenFaults(values, rateOf)

export const sumOf = (rates: readonly unknown[]): bigint =>
  rates.reduce<bigint>((sum, rate) => sum + rateOf(rate), 0n)
