import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { dateText } from '@contract/kernel/field-declarations'
import { reasonFields } from '@contract/kernel/reason-fields'
import { employeeResource } from '@contract/people/employee.resource'

const STAFF = ['employee_detail', 'seller_profile', 'user', 'user_photo']

export const employeeCommands = defineCommands(withTouches(employeeResource, STAFF), {
  separate: {
    permission: 'hr.employee.separate',
    summary: 'Record the last day of an employee and put their account out',
    fields: { date_separated: { kind: 'date', schema: dateText }, ...reasonFields },
  },
  remove_photo: {
    permission: 'hr.employee.edit',
    summary: 'Remove the photo that an employee gave',
  },
})
