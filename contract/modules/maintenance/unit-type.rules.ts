import type { BrokenRule } from '@contract/kernel/broken-rule'

/** Only where people live may a dwelling's exemption apply, and nothing commercial is lived in. */
export function checkUnitType(type: { is_residential: boolean; vat_rule: string }): BrokenRule[] {
  const wrong =
    (type.vat_rule === 'residential_dwelling' && !type.is_residential) ||
    (type.vat_rule === 'commercial' && type.is_residential)
  return wrong ? [{ path: 'vat_rule', code: 'vat_rule_unfit' }] : []
}
