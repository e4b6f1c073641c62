import { z } from 'zod'
import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { dateText } from '@contract/kernel/field-declarations'
import { reasonFields } from '@contract/kernel/reason-fields'
import { allocationsSchema, receiptResource } from '@contract/modules/collection/receipt.resource'

const right = (action: string) => `collection.record.${action}`
const day = { kind: 'date', schema: dateText } as const

const subject = withTouches(receiptResource, ['commission_statement', 'commission_transaction'])

export const receiptCommands = defineCommands(subject, {
  post: {
    permission: right('post'),
    summary: 'Post a receipt: it settles statements, and its entry stands in the journal',
    needsKey: true,
    posts: true,
  },
  allocate: {
    path: 'allocations',
    permission: right('allocate'),
    summary: 'Settle statements with what a posted receipt has left',
    needsKey: true,
    posts: true,
    body: z.strictObject({ allocations: allocationsSchema.min(1), allocated_on: dateText }),
  },
  deposit: {
    permission: right('deposit'),
    summary: 'Record that a check was deposited',
    fields: { deposited_on: day },
  },
  clear: {
    permission: right('deposit'),
    summary: 'Record that a check has cleared',
    fields: { cleared_on: day },
  },
  bounce: {
    permission: right('bounce'),
    summary: 'Record that a check has bounced: its entry and its allocations are undone',
    needsKey: true,
    posts: true,
    fields: reasonFields,
  },
  void: {
    permission: right('void'),
    summary: 'Void a posted receipt: its entry and its allocations are undone',
    needsKey: true,
    posts: true,
    fields: reasonFields,
  },
  discard: {
    method: 'DELETE',
    path: '',
    permission: right('create'),
    summary: 'Delete a draft',
    answer: null,
  },
})
