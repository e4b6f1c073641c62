import type { Namespace } from '@/shared/i18n/namespaces'

type KindWords = { namespace: Namespace; list?: string }

const inMaintenance = (list: string): KindWords => ({ namespace: 'maintenance', list })

/** Where the fields of a kind of record are named. */
export const KIND_WORDS: Readonly<Record<string, KindWords>> = {
  user: { namespace: 'settings', list: 'users' },
  role: { namespace: 'settings', list: 'roles' },
  company_profile: { namespace: 'settings', list: 'company' },
  number_series: { namespace: 'settings', list: 'number_series' },
  employee: { namespace: 'people', list: 'employees' },
  employee_detail: { namespace: 'people', list: 'employees' },
  seller_profile: { namespace: 'people', list: 'sellers' },
  buyer: { namespace: 'buyers', list: 'buyers' },
  lead: { namespace: 'leads' },
  sale: { namespace: 'sales' },
  property_unit: { namespace: 'property' },
  leave_request: { namespace: 'leave' },
  operating_unit: inMaintenance('operating_units'),
  division: inMaintenance('divisions'),
  position: inMaintenance('positions'),
  sales_team: inMaintenance('sales_teams'),
  sales_team_member: inMaintenance('sales_team_members'),
  area: inMaintenance('areas'),
  developer: inMaintenance('developers'),
  project: inMaintenance('projects'),
  house_model: inMaintenance('house_models'),
  unit_type: inMaintenance('unit_types'),
  sub_unit_type: inMaintenance('sub_unit_types'),
  prospect_status: inMaintenance('prospect_statuses'),
  bank: inMaintenance('banks'),
  approver: inMaintenance('approvers'),
}
