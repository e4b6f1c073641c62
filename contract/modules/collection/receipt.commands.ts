import { z } from 'zod'
import { defineCommands } from '@contract/kernel/define-commands'
import { dateText } from '@contract/kernel/field-declarations'
import { reasonFields } from '@contract/kernel/reason-fields'
import { allocationsSchema, receiptResource } from '@contract/modules/collection/receipt.resource'

const right = (action: string) => `collection.record.${action}`
const day = { kind: 'date', schema: dateText } as const

export const receiptCommands = defineCommands(receiptResource, {
  post: {
    on: 'record',
    permission: right('post'),
    summary: 'Post a receipt: it settles statements, and its entry stands in the journal',
    needsKey: true,
    posts: true,
  },
  allocate: {
    on: 'record',
    path: 'allocations',
    permission: right('allocate'),
    summary: 'Settle statements with what a posted receipt has left',
    needsKey: true,
    posts: true,
    body: z.strictObject({ allocations: allocationsSchema.min(1), allocated_on: dateText }),
  },
  deposit: {
    on: 'record',
    permission: right('deposit'),
    summary: 'Record that a check was deposited',
    fields: { deposited_on: day },
  },
  clear: {
    on: 'record',
    permission: right('deposit'),
    summary: 'Record that a check has cleared',
    fields: { cleared_on: day },
  },
  bounce: {
    on: 'record',
    permission: right('bounce'),
    summary: 'Record that a check has bounced: its entry and its allocations are undone',
    needsKey: true,
    posts: true,
    fields: reasonFields,
  },
  void: {
    on: 'record',
    permission: right('void'),
    summary: 'Void a posted receipt: its entry and its allocations are undone',
    needsKey: true,
    posts: true,
    fields: reasonFields,
  },
  discard: {
    on: 'record',
    method: 'DELETE',
    path: '',
    permission: right('create'),
    summary: 'Delete a draft',
    answer: null,
  },
})
