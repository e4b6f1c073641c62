/** Leave types of a new company, by the key of their phrase: apart from their rules, of no use to whoever only names them. */
export const LEAVE_TYPE_NAMES = {
  vacation_leave: 'Vacation leave',
  sick_leave: 'Sick leave',
  service_incentive_leave: 'Service incentive leave',
  maternity_leave: 'Maternity leave',
  paternity_leave: 'Paternity leave',
  solo_parent_leave: 'Solo parent leave',
  special_statutory_leave: 'Special statutory leave',
  special_leave_for_women: 'Special leave for women',
  bereavement_leave: 'Bereavement leave',
  birthday_leave: 'Birthday leave',
  emergency_leave: 'Emergency leave',
  leave_without_pay: 'Leave without pay',
} as const
