import { describe, expect, it } from 'vitest'
import { moneyText } from '@contract/kernel/money'
import { saleTaxesOn } from '@contract/selling/sale-taxes'
import { previewScheme, thoughtSaleSchema } from '@contract/modules/commission/scheme-preview.rules'
import { schemeSnapshotSchema } from '@contract/modules/commission/scheme-snapshot'

const scheme = schemeSnapshotSchema.parse({
  id: 'x',
  code: 'STANDARD',
  name: 'Standard',
  base_kind: 'net_list_price',
  company_rate_pct: '6',
  vat_mode: 'exclusive',
  trigger_kind: 'pct_tcp_collected',
  requires_documents: true,
  requires_pdc: false,
  vacant_rule: 'to_company',
  holdback_rate_pct: '0',
  holdback_release_rule: 'fully_paid',
  clawback_rule: 'full',
  levels: [
    { level: 'agent', rate_pct: '3.5', is_override: false },
    { level: 'sales_manager', rate_pct: '0.75', is_override: true },
    { level: 'sales_director', rate_pct: '0.4', is_override: true },
    { level: 'broker', rate_pct: '0.25', is_override: true },
  ],
  tranches: [
    { seq: 1, name: null, trigger_pct: '10', release_pct: '30', requires_event: 'none' },
    { seq: 2, name: null, trigger_pct: '20', release_pct: '30', requires_event: 'none' },
    { seq: 3, name: null, trigger_pct: '50', release_pct: '20', requires_event: 'none' },
    { seq: 4, name: null, trigger_pct: '100', release_pct: '20', requires_event: 'none' },
  ],
})

const TAXES = saleTaxesOn([], '2026-03-02')

const golden = {
  list_price: '4287350.00',
  discount_rate_pct: '2.5',
  misc_fee_rate_pct: '5',
  financing: 'bank',
  dp_rate_pct: '20',
  dp_terms_months: 18,
  weights: { referrer: '', agent: '1 1 1', sales_manager: '1', sales_director: '1', broker: '1' },
} as const

describe('what a sale that is only thought of would pay', () => {
  it('EX-06, EX-07, EX-08 is what a real one is booked by', () => {
    const { base, gross, company, tcp, sellers, tranches } = previewScheme(
      scheme,
      golden,
      '2026-03-02',
      TAXES,
    )
    expect([tcp, moneyText(base), moneyText(gross), moneyText(company)]).toEqual([
      ...['4890794.51', '4180166.25', '250809.98', '45981.82'],
    ])
    expect(sellers.map(({ id, amount }) => [id, moneyText(amount)])).toEqual([
      ['agent 1', '48768.61'],
      ['agent 2', '48768.61'],
      ['agent 3', '48768.60'],
      ['sales_manager 1', '31351.25'],
      ['sales_director 1', '16720.67'],
      ['broker 1', '10450.42'],
    ])
    expect(tranches.map(tranche => moneyText(tranche.gross))).toEqual([
      ...['75242.99', '75243.00', '50161.99', '50162.00'],
    ])
    expect(tranches.map(tranche => tranche.expected_on).at(-1)).not.toBeNull()
  })

  it('splits a level by weights, and says which are none', () => {
    const weights = { ...golden.weights, agent: '50/30/20' }
    const { sellers } = previewScheme(scheme, { ...golden, weights }, '2026-03-02', TAXES)
    expect(sellers.slice(0, 3).map(({ amount }) => moneyText(amount))).toEqual([
      ...['73152.91', '43891.75', '29261.16'],
    ])
    for (const agent of ['0', 'x', '1 -1', '1 1 1 1 1 1 1 1 1 1'])
      expect(thoughtSaleSchema.safeParse({ ...golden, weights: { ...golden.weights, agent } }).success).toBe(
        false,
      )
  })
})
