import { defineParameter } from '@contract/kernel/define-parameter'
import { wholeNumber } from '@contract/kernel/parameter-schemas'

const scopes = ['company', 'unit'] as const

/** So long after the day on which it was due a developer is reminded of a statement, or of a certificate. */
export const reminderDays = defineParameter({
  code: 'collection.reminder_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 7,
  scopes,
})

/** So long after a reminder, or after a part was paid, the next one follows. */
export const reminderEveryDays = defineParameter({
  code: 'collection.reminder_every_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(1, 365),
  default: 14,
  scopes,
})

/** So many reminders of one statement, or of one certificate; nobody is reminded where it is nothing. */
export const reminderMost = defineParameter({
  code: 'collection.reminder_most',
  kind: 'integer',
  measure: 'reminders',
  schema: wholeNumber(0, 12),
  default: 3,
  scopes,
})

/** So long what a developer paid may settle nothing before it is a task of accounting. */
export const unappliedDays = defineParameter({
  code: 'collection.unapplied_days',
  kind: 'integer',
  measure: 'days',
  schema: wholeNumber(0, 365),
  default: 3,
  scopes,
})
