import { describe, expect, it } from 'vitest'
import { checkOrder } from '@contract/kernel/broken-rule'
import { checkParents } from '@contract/kernel/parents'
import { areaPlace, checkAreaLevel } from '@contract/modules/maintenance/area.rules'
import { checkBank, maskedAccountNo } from '@contract/modules/maintenance/bank.rules'
import { checkDeveloper } from '@contract/modules/maintenance/developer.rules'
import { checkPosition } from '@contract/modules/maintenance/position.rules'
import { checkProject } from '@contract/modules/maintenance/project.rules'
import { checkProspectStatus, type StatusState } from '@contract/modules/maintenance/prospect-status.rules'
import { checkUnitType } from '@contract/modules/maintenance/unit-type.rules'

const codes = (broken: { code: string }[]) => broken.map(({ code }) => code)

describe('records below one another', () => {
  it('make a tree', () => {
    expect(checkParents(null, 'b', ['c'])).toEqual([])
    expect(checkParents('a', 'b', ['c'])).toEqual([])
    expect(codes(checkParents('a', 'a', []))).toEqual(['parent_cycle'])
    expect(codes(checkParents('a', 'b', ['c', 'a']))).toEqual(['parent_cycle'])
  })
})

describe('areas', () => {
  it('lie in wider ones, and only regions in none', () => {
    expect(checkAreaLevel('region', null, [])).toEqual([])
    expect(checkAreaLevel('city', 'province', ['district'])).toEqual([])
    expect(checkAreaLevel('city', 'region', [])).toEqual([])
    expect(codes(checkAreaLevel('city', null, []))).toEqual(['area_parent_needed'])
    expect(codes(checkAreaLevel('region', 'region', []))).toEqual(['area_parent_level'])
    expect(codes(checkAreaLevel('city', 'region', ['city']))).toEqual(['area_children_level'])
  })

  it('carry the names above them', () => {
    const cebu = {
      level: 'province',
      name: 'Cebu',
      region: 'Central Visayas',
      province: 'Cebu',
      city: null,
    } as const
    const talisay = { region: 'Central Visayas', province: 'Cebu', city: 'Talisay' }
    expect(areaPlace('Talisay', 'city', cebu)).toEqual(talisay)
    expect(areaPlace('Lawaan', 'district', { level: 'city', name: 'Talisay', ...talisay })).toEqual(talisay)
    expect(areaPlace('Bicol', 'region', null)).toEqual({ region: 'Bicol', province: null, city: null })
  })
})

describe('prospect statuses', () => {
  const status = (values: Partial<StatusState>): StatusState => ({
    id: 'a',
    category: 'working',
    is_default: false,
    is_active: true,
    ...values,
  })
  const open = status({ id: 'o', category: 'open' })
  const won = status({ id: 'w', category: 'won' })

  it('let the first ones come in any order', () => {
    expect(checkProspectStatus(status({ id: null, category: 'lost' }), null, [])).toEqual([])
  })

  it('start with an open one', () => {
    expect(codes(checkProspectStatus(status({ is_default: true }), status({}), [open, won]))).toEqual([
      'default_status_open',
    ])
  })

  it('keep a default, an open and a won one', () => {
    const first = status({ category: 'open', is_default: true })
    expect(codes(checkProspectStatus({ ...first, is_default: false }, first, [open, won]))).toEqual([
      'default_status_needed',
    ])
    expect(codes(checkProspectStatus({ ...open, is_active: false }, open, [won]))).toEqual([
      'last_open_status',
    ])
    expect(codes(checkProspectStatus({ ...won, category: 'lost' }, won, [open]))).toEqual(['last_won_status'])
    expect(checkProspectStatus({ ...won, category: 'lost' }, won, [open, { ...won, id: 'v' }])).toEqual([])
    expect(
      codes(checkProspectStatus({ ...won, category: 'lost' }, won, [{ ...won, is_active: false }])),
    ).toEqual(['last_won_status'])
  })
})

describe('banks', () => {
  const ours = { kind: 'both', account_no_masked: '****1234', gl_account_id: 'g' }
  const cash = { is_control: 'bank', is_postable: true }

  it('have a number and a bank account of the ledger where the money is ours', () => {
    expect(checkBank(ours, cash)).toEqual([])
    expect(codes(checkBank({ ...ours, account_no_masked: null }, cash))).toEqual(['account_no_needed'])
    expect(codes(checkBank({ ...ours, gl_account_id: null }, null))).toEqual(['ledger_account_needed'])
    expect(codes(checkBank(ours, { ...cash, is_control: 'none' }))).toEqual(['ledger_account_unfit'])
    expect(codes(checkBank(ours, { ...cash, is_postable: false }))).toEqual(['ledger_account_unfit'])
  })

  it('have neither where they only lend', () => {
    expect(checkBank({ kind: 'lender', account_no_masked: null, gl_account_id: null }, null)).toEqual([])
    expect(codes(checkBank({ ...ours, kind: 'lender' }, cash))).toEqual([
      'lender_has_no_account',
      'lender_has_no_account',
    ])
  })

  it('show the last four digits', () => {
    expect(maskedAccountNo('006811024417')).toBe('****4417')
  })
})

describe('single records', () => {
  it('hold dates in order, open ends included', () => {
    expect(checkOrder({ from: '2026-01-02', to: '2026-01-02' }, 'from', 'to')).toEqual([])
    expect(checkOrder({ from: null, to: '2026-01-01' }, 'from', 'to')).toEqual([])
    expect(checkOrder({ from: '2026-01-02', to: '2026-01-01' }, 'from', 'to')).toEqual([
      { path: 'to', code: 'dates_reversed' },
    ])
  })

  it('need the numbers that others look them up by', () => {
    const developer = { status: 'prospective', accreditation_no: null, accreditation_valid_to: null }
    expect(checkDeveloper(developer)).toEqual([])
    expect(codes(checkDeveloper({ ...developer, status: 'accredited' }))).toEqual(['accreditation_no_needed'])
    expect(codes(checkDeveloper({ ...developer, accreditation_valid_to: '2027-01-01' }))).toEqual([
      'accreditation_no_needed',
    ])
    const project = { lts_no: null, lts_date: null, turnover_date: '2027-01-01' }
    expect(checkProject(project)).toEqual([])
    expect(codes(checkProject({ ...project, lts_date: '2026-01-01' }))).toEqual(['licence_no_needed'])
    expect(codes(checkProject({ ...project, lts_no: 'L', lts_date: '2027-01-02' }))).toEqual([
      'turnover_before_licence',
    ])
  })

  it('pay commission to sellers and tax what is sold by what it is', () => {
    const clerk = { category: 'staff', default_commission_rate: null, is_override_level: false }
    expect(checkPosition(clerk)).toEqual([])
    expect(
      codes(checkPosition({ ...clerk, default_commission_rate: '1.0', is_override_level: true })),
    ).toEqual(['staff_earn_no_commission', 'staff_earn_no_commission'])
    expect(checkPosition({ ...clerk, category: 'sales', default_commission_rate: '3.5' })).toEqual([])
    expect(checkUnitType({ is_residential: false, vat_rule: 'lot' })).toEqual([])
    expect(codes(checkUnitType({ is_residential: false, vat_rule: 'residential_dwelling' }))).toEqual([
      'vat_rule_unfit',
    ])
    expect(codes(checkUnitType({ is_residential: true, vat_rule: 'commercial' }))).toEqual(['vat_rule_unfit'])
  })
})
