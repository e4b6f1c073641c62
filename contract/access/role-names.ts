/** Apart from what the roles may do, which is much, and of no use to whoever only names them. */
export const ROLE_NAMES = {
  super_admin: 'Super administrator',
  president: 'President',
  ou_admin: 'Operating unit administrator',
  accounting: 'Accounting',
  hr_staff: 'HR staff',
  sales_admin: 'Sales administrator',
  sales_manager: 'Sales manager',
  immediate_head: 'Immediate head',
  agent: 'Agent',
  employee: 'Employee',
} as const
