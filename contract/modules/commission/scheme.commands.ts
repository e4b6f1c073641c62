import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { dateText } from '@contract/kernel/field-declarations'
import {
  commissionSchemeResource,
  nextVersionSchema,
  schemeDraftSchema,
} from '@contract/modules/commission/scheme.resource'

/** One version says of the others how they stand. */
export const schemeCommands = defineCommands(withTouches(commissionSchemeResource, ['commission_scheme']), {
  create: {
    on: 'list',
    path: '',
    permission: 'commission.scheme.edit',
    summary: 'Draft a commission scheme',
    body: schemeDraftSchema,
    makes: true,
  },
  update: {
    path: '',
    method: 'PATCH',
    permission: 'commission.scheme.edit',
    summary: 'Change a commission scheme that is still a draft',
    body: schemeDraftSchema,
  },
  discard: {
    path: '',
    method: 'DELETE',
    permission: 'commission.scheme.edit',
    summary: 'Give up the draft of a commission scheme',
    answer: null,
  },
  next_version: {
    path: 'versions',
    permission: 'commission.scheme.edit',
    summary: 'Draft the next version of a commission scheme, which says at first what this one says',
    body: nextVersionSchema,
    makes: true,
  },
  activate: {
    permission: 'commission.scheme.activate',
    summary: 'Publish a commission scheme: it holds from its day on, and the version before it until the eve',
  },
  withdraw: {
    permission: 'commission.scheme.activate',
    summary:
      'Take a published commission scheme back before its day: it is a draft again, the version before it goes on',
  },
  retire: {
    permission: 'commission.scheme.activate',
    summary: 'Say until when a commission scheme holds',
    // Its last day.
    fields: { valid_to: { kind: 'date', schema: dateText } },
  },
})
