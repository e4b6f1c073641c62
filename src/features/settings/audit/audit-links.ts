/** Where the record of an entry can be looked at, by what the log calls its kind. */
const PATHS: Record<string, (id: string) => string> = {
  user: id => `/settings/users/${id}`,
  role: id => `/settings/roles/${id}`,
  menu: id => `/settings/menus/form/${id}`,
  module: id => `/settings/modules/form/${id}`,
  permission: id => `/settings/permissions/form/${id}`,
  number_series: id => `/settings/number-series?record=${id}`,
  outbox_mail: id => `/settings/outbox?record=${id}`,
  employee: id => `/people/employees/${id}`,
  buyer: id => `/buyer-management/list/${id}`,
  sale: id => `/sales/record?record=${id}`,
  company_profile: () => '/settings/company',
  operating_unit: id => `/maintenance/ou/index?record=${id}`,
  position: id => `/maintenance/position/index?record=${id}`,
  sales_team: id => `/maintenance/sales-team/index?record=${id}`,
  area: id => `/maintenance/area?record=${id}`,
  house_model: id => `/maintenance/house-model?record=${id}`,
  developer: id => `/maintenance/developer/${id}`,
  project: id => `/maintenance/project/${id}`,
  prospect_status: id => `/maintenance/prospect-status?record=${id}`,
  division: id => `/maintenance/division?record=${id}`,
  bank: id => `/maintenance/bank?record=${id}`,
  approver: id => `/maintenance/approver?record=${id}`,
  unit_type: id => `/maintenance/unit-type?record=${id}`,
  sub_unit_type: id => `/maintenance/sub-unit-type?record=${id}`,
}

export function recordPathOf(entityType: string, entityId: string | null): string | null {
  return entityId ? (PATHS[entityType]?.(entityId) ?? null) : null
}
