import { checkOrder, type BrokenRule } from '@contract/kernel/broken-rule'

type Dates = { date_hired: string; date_regularised: string | null }

export function checkEmployee(employee: Dates & { employee_no: string }): BrokenRule[] {
  return [
    ...(employee.employee_no === '' ? [{ path: 'employee_no', code: 'required' }] : []),
    ...checkOrder(employee, 'date_hired', 'date_regularised', 'regularised_before_hired'),
  ]
}

type LeavingEmployee = { date_hired: string; is_active: boolean; activeReports: number }

/** Nobody is left without a head, and nobody leaves before they came or on a day that is still to come. */
export function checkSeparation(employee: LeavingEmployee, date: string, today: string): BrokenRule[] {
  return [
    ...(employee.is_active ? [] : [{ path: 'date_separated', code: 'already_separated' }]),
    ...(date < employee.date_hired ? [{ path: 'date_separated', code: 'separated_before_hired' }] : []),
    ...(date > today ? [{ path: 'date_separated', code: 'separated_ahead' }] : []),
    ...(employee.activeReports > 0 ? [{ path: 'date_separated', code: 'reports_need_head' }] : []),
  ]
}
