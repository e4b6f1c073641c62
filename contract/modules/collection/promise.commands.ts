import { defineCommands } from '@contract/kernel/define-commands'
import { amountText, dateText, maybeLines, maybeText } from '@contract/kernel/field-declarations'
import { reasonFields } from '@contract/kernel/reason-fields'

/** What a developer promises to pay of a statement, and when: it stands in the history of the statement. */
export const promiseCommands = defineCommands(
  {
    name: 'commission_statement',
    path: '/collection/receivables',
    table: 'commission_statement',
    permission: 'collection.promise',
    scope: { ou: 'ou_id' },
  },
  {
    add_promise: {
      path: 'promises',
      permission: 'collection.promise.create',
      summary: 'Record what a developer promises to pay of a statement, and when',
      answer: null,
      ignoresVersion: true,
      fields: {
        promised_on: { kind: 'date', schema: dateText },
        promised_amount: { kind: 'money', schema: amountText },
        by_contact: { kind: 'text', schema: maybeText(120) },
        note: { kind: 'long_text', schema: maybeLines(400) },
      },
    },
    withdraw_promise: {
      path: 'promises/:promise/withdraw',
      permission: 'collection.promise.edit',
      summary: 'Take back a promise that was recorded by mistake or agreed anew',
      answer: null,
      ignoresVersion: true,
      fields: reasonFields,
    },
  },
)
