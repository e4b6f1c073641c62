import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { dateText, linesText } from '@contract/kernel/field-declarations'
import { employeeResource } from '@contract/people/employee.resource'

const STAFF = ['employee_detail', 'seller_profile', 'user', 'user_photo']

export const employeeCommands = defineCommands(withTouches(employeeResource, STAFF), {
  separate: {
    permission: 'hr.employee.separate',
    summary: 'Record the last day of an employee and put their account out',
    fields: {
      date_separated: { kind: 'date', schema: dateText },
      reason: { kind: 'long_text', schema: linesText(3, 400) },
    },
  },
  remove_photo: {
    permission: 'hr.employee.edit',
    summary: 'Remove the photo that an employee gave',
  },
})
