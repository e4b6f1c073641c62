import type { RoleCode } from '@contract/access/roles'

export const DEMO_PASSWORD = 'Portal-demo-1'

export type DemoAccount = {
  email: string
  username: string
  first_name: string
  last_name: string
  role: RoleCode
  ou_code: 'HO' | 'CEB' | 'DVO'
}

/** One sign-in a role, and a second one of accounting, who pays what the first prepares; the names are invented. */
export const demoAccounts: readonly DemoAccount[] = [
  account('super-admin', 'Teresa', 'Villaluz', 'super_admin', 'HO'),
  account('ou-admin', 'Ramon', 'Alcoseba', 'ou_admin', 'CEB'),
  account('sales-admin', 'Joy', 'Tagalog', 'sales_admin', 'CEB'),
  account('agent', 'Paolo', 'Inting', 'agent', 'CEB'),
  account('sales-manager', 'Liza', 'Cabahug', 'sales_manager', 'CEB'),
  account('accounting', 'Mercy', 'Dimaculangan', 'accounting', 'HO'),
  account('cashier', 'Ferdie', 'Hingpit', 'accounting', 'HO'),
  account('hr-staff', 'Ofelia', 'Baluyot', 'hr_staff', 'HO'),
  account('head', 'Dante', 'Ocampo', 'immediate_head', 'HO'),
  account('president', 'Aurora', 'Salonga', 'president', 'HO'),
  account('employee', 'Nico', 'Reyes', 'employee', 'HO'),
]

function account(
  name: string,
  first_name: string,
  last_name: string,
  role: RoleCode,
  ou_code: DemoAccount['ou_code'],
): DemoAccount {
  return { email: `${name}@portal.test`, username: name, first_name, last_name, role, ou_code }
}
