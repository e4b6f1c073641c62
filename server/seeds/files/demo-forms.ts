import type { FORM_CATEGORIES } from '@contract/modules/files/downloadable-form.resource'

export type DemoForm = {
  code: string
  name: string
  category: (typeof FORM_CATEGORIES)[number]
  lines: readonly string[]
}
export const LINE = '______________________________'

export const demoForms: readonly DemoForm[] = [
  {
    code: 'HR-01',
    name: 'Certificate of employment request',
    category: 'general',
    lines: [`Name: ${LINE}`, `Purpose: ${LINE}`],
  },
  {
    code: 'HR-02',
    name: 'Change of personal details',
    category: 'general',
    lines: [`Old: ${LINE}`, `New: ${LINE}`],
  },
  {
    code: 'HR-03',
    name: 'Clearance at separation',
    category: 'general',
    lines: ['Keys', 'Laptop', 'Access card'],
  },
  { code: 'LV-01', name: 'Maternity notification', category: 'leave', lines: [`Expected date: ${LINE}`] },
  { code: 'LV-02', name: 'Solo parent leave declaration', category: 'leave', lines: [`ID number: ${LINE}`] },
  {
    code: 'PY-01',
    name: 'Payroll account enrolment',
    category: 'payroll',
    lines: [`Bank: ${LINE}`, `Branch: ${LINE}`],
  },
  { code: 'BN-01', name: 'Health card dependants', category: 'benefits', lines: [`Dependant: ${LINE}`] },
  { code: 'BN-02', name: 'Pag-IBIG loan certification', category: 'benefits', lines: [`Amount: ${LINE}`] },
  {
    code: 'SL-01',
    name: 'Site visit checklist',
    category: 'sales',
    lines: ['Keys of the model unit', 'Price list', 'Map'],
  },
  {
    code: 'FN-01',
    name: 'Reimbursement summary',
    category: 'finance',
    lines: [`Period: ${LINE}`, `Total: ${LINE}`],
  },
]
