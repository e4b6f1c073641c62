import type { PermissionCode } from '@contract/access/permission-catalogue'

/** What can be begun from anywhere, each where it is begun on its own screen. */
export const ACTIONS = [
  { name: 'lead', to: '/buyer-management/prospect?record=new', permission: 'buyer.lead.create' },
  { name: 'buyer', to: '/buyer-management/list?record=new', permission: 'buyer.record.create' },
  { name: 'sale', to: '/sales/record?sell=new', permission: 'sales.record.create' },
  { name: 'payment', to: '/sales/payments?record=new', permission: 'sales.payment.create' },
  { name: 'leave', to: '/files/employee/leave?ask=new', permission: 'hr.leave.create' },
  { name: 'advance', to: '/cash-advance/record?record=new', permission: 'cash_advance.record.create' },
  { name: 'expense', to: '/expense/transaction?record=new', permission: 'expense.transaction.create' },
  { name: 'statement', to: '/commission/generate/soa', permission: 'commission.soa.generate' },
  { name: 'receipt', to: '/collection/record?record=new', permission: 'collection.record.create' },
  { name: 'employee', to: '/people/employees?record=new', permission: 'hr.employee.create' },
  { name: 'user', to: '/settings/users?record=new', permission: 'settings.user.create' },
] as const satisfies readonly { name: string; to: string; permission: PermissionCode }[]
