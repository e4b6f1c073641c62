import type { Phrases } from '@contract/kernel/phrases'
import type { SaleTerms } from '@contract/modules/sales/sale-terms.phrases'

/** Where other phrases hold the terms of a sale: each language says these in its sale-terms.json alone. */
export const SALE_TERM_PLACES: Readonly<Record<string, Readonly<Record<string, keyof SaleTerms>>>> = {
  buyers: { 'values.financing': 'financing' },
  leads: { 'values.financing_pref': 'financing' },
  paper: {
    financing: 'financing',
    step: 'step',
    kind: 'kind',
    level: 'level',
    'statement.is': 'status',
    'statement.by': 'mode',
    'report.by': 'by',
  },
  property: { 'price.steps': 'step' },
  quote: { financing: 'financing', step: 'step', kind: 'kind' },
  'sale-payments': { 'values.mode': 'mode', 'values.kind': 'kind' },
  sales: {
    'values.status': 'status',
    'values.financing': 'financing',
    'price.keys': 'step',
    'schedule.kinds': 'kind',
  },
  'sales-report': { by: 'by', 'values.status': 'status' },
  selling: { levels: 'level', 'sales_of.status': 'status' },
}

/** The phrases of one language with the terms of a sale in their places. */
export function withSaleTerms(namespace: string, phrases: Phrases, terms: Phrases): Phrases {
  return Object.entries(SALE_TERM_PLACES[namespace] ?? {}).reduce(
    (whole, [place, name]) => withGroup(whole, place.split('.'), groupOf(terms, name)),
    phrases,
  )
}

function withGroup(phrases: Phrases, [name = '', ...rest]: string[], group: Phrases): Phrases {
  const own = groupOf(phrases, name)
  return { ...phrases, [name]: rest.length > 0 ? withGroup(own, rest, group) : { ...group, ...own } }
}

function groupOf(phrases: Phrases, name: string): Phrases {
  const group = phrases[name]
  return typeof group === 'object' ? group : {}
}
