import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { dateText } from '@contract/kernel/field-declarations'
import { bulkAnswerSchema } from '@contract/kernel/record-calls'
import {
  bulkRepriceAnswerSchema,
  bulkRepriceSchema,
  bulkUnitsSchema,
  repricePreviewAnswerSchema,
  repricePreviewSchema,
  repriceSchema,
  unitReason,
} from '@contract/selling/property-unit.calls'
import { propertyUnitResource } from '@contract/modules/property/property-unit.resource'

const withReason = { reason: { kind: 'long_text', schema: unitReason } } as const

export const unitCommands = defineCommands(withTouches(propertyUnitResource, ['unit_price']), {
  publish: { permission: 'property.listing.publish', summary: 'Put a unit on offer' },
  block: {
    permission: 'property.listing.block',
    summary: 'Take a unit off offer',
    fields: withReason,
  },
  unblock: {
    permission: 'property.listing.block',
    summary: 'Put a blocked unit back on offer',
  },
  withdraw: {
    permission: 'property.listing.block',
    summary: 'Take a unit off the list for good',
    fields: withReason,
  },
  turn_over: {
    permission: 'property.listing.edit',
    summary: 'Record the day on which a sold unit was handed to its buyer',
    fields: { turned_over_on: { kind: 'date', schema: dateText } },
  },
  reprice: {
    permission: 'property.listing.reprice',
    summary: 'Give a unit another list price from a day on; quotes keep the price they were made with',
    fields: {
      list_price: { kind: 'money', schema: repriceSchema.shape.list_price },
      effective_from: { kind: 'date', schema: dateText },
      ...withReason,
    },
  },
  bulk_publish: {
    on: 'list',
    permission: 'property.listing.publish',
    summary: 'Put many units on offer; what may not be is told',
    body: bulkUnitsSchema,
    answer: bulkAnswerSchema,
  },
  bulk_block: {
    on: 'list',
    permission: 'property.listing.block',
    summary: 'Block, unblock or withdraw many units; what may not be is told',
    body: bulkUnitsSchema,
    answer: bulkAnswerSchema,
  },
  preview_reprice: {
    on: 'list',
    path: 'reprice/preview',
    permission: 'property.listing.reprice',
    summary: 'What a repricing of many units would do to each, and what it would leave as it is',
    body: repricePreviewSchema,
    writesNothing: true,
    answer: repricePreviewAnswerSchema,
  },
  bulk_reprice: {
    on: 'list',
    path: 'reprice',
    permission: 'property.listing.reprice',
    summary: 'Reprice what was previewed; a unit that has changed since is refused',
    body: bulkRepriceSchema,
    answer: bulkRepriceAnswerSchema,
  },
})
