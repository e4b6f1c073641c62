/** Whose holds somebody may see, make, extend and end: by the unit and the line of whoever holds. */
export const unitHoldAccess = {
  permission: 'property.reserved',
  table: 'unit_hold',
  scope: { ou: 'ou_id', line: 'held_by_employee_id' },
} as const

/** For whom somebody may hold: oneself, one's line, anybody of one's units. */
export const holderAccess = {
  permission: 'property.reserved',
  table: 'employee',
  scope: { ou: 'ou_id', line: 'id' },
} as const
