import { describe, expect, it } from 'vitest'
import { schemeDifference } from '@contract/modules/commission/scheme-difference.rules'
import type { SchemeTerms } from '@contract/modules/commission/scheme.resource'

const scheme: SchemeTerms = {
  code: 'STANDARD',
  name: 'Standard',
  developer_id: null,
  project_id: null,
  valid_from: '2026-01-01',
  valid_to: null,
  base_kind: 'net_list_price',
  company_rate_pct: '6.000000',
  vat_mode: 'exclusive',
  trigger_kind: 'pct_tcp_collected',
  requires_documents: true,
  requires_pdc: false,
  vacant_rule: 'to_company',
  holdback_rate_pct: '0.000000',
  holdback_release_rule: 'fully_paid',
  clawback_rule: 'full',
  levels: [{ level: 'agent', rate_pct: '3.500000', is_override: false }],
  tranches: [{ seq: 1, name: null, trigger_pct: '20.000000', release_pct: '100', requires_event: 'none' }],
}

describe('what a version changes', () => {
  it('is nothing where only the writing of a rate differs', () => {
    const levels = [{ level: 'agent', rate_pct: '3.5', is_override: false } as const]
    expect(schemeDifference(scheme, { ...scheme, company_rate_pct: '6', levels })).toEqual([])
  })

  it('is told line by line, what came and what went too', () => {
    const lines = schemeDifference(scheme, {
      ...scheme,
      valid_from: '2027-01-01',
      company_rate_pct: '6.5',
      levels: [{ level: 'broker', rate_pct: '0.5', is_override: true }],
      tranches: [
        { ...scheme.tranches[0]!, release_pct: '60' },
        { seq: 2, name: 'Rest', trigger_pct: '100', release_pct: '40', requires_event: 'turnover' },
      ],
    })
    expect(lines).toEqual([
      { part: 'terms', field: 'valid_from', before: '2026-01-01', after: '2027-01-01' },
      { part: 'terms', field: 'company_rate_pct', before: '6.000000', after: '6.500000' },
      { part: 'level', level: 'agent', field: 'rate_pct', before: '3.500000', after: null },
      { part: 'level', level: 'agent', field: 'is_override', before: false, after: null },
      { part: 'level', level: 'broker', field: 'rate_pct', before: null, after: '0.500000' },
      { part: 'level', level: 'broker', field: 'is_override', before: null, after: true },
      { part: 'tranche', seq: 1, field: 'release_pct', before: '100.000000', after: '60.000000' },
      { part: 'tranche', seq: 2, field: 'name', before: null, after: 'Rest' },
      { part: 'tranche', seq: 2, field: 'trigger_pct', before: null, after: '100.000000' },
      { part: 'tranche', seq: 2, field: 'release_pct', before: null, after: '40.000000' },
      { part: 'tranche', seq: 2, field: 'requires_event', before: null, after: 'turnover' },
    ])
  })
})
