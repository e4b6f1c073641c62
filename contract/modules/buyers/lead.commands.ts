import { defineCommands } from '@contract/kernel/define-commands'
import { reasonFields } from '@contract/kernel/reason-fields'
import { consentSchema } from '@contract/modules/buyers/consent'
import { assignLeadSchema, moveLeadSchema, transferLeadSchema } from '@contract/modules/buyers/lead.calls'
import { leadResource } from '@contract/modules/buyers/lead.resource'

export const leadCommands = defineCommands(leadResource, {
  move: {
    permission: { permission: 'buyer.lead.edit', or: 'buyer.lead.assign' },
    // Which of the two rights it takes is known once the new status is.
    scopeOf: 'view',
    summary: 'Put a lead into another status',
    body: moveLeadSchema,
  },
  withdraw_consent: {
    permission: 'buyer.lead.edit',
    summary: 'Record that a person does not want to be called or written to any more',
    fields: reasonFields,
  },
  consent: {
    permission: 'buyer.lead.edit',
    summary: 'Record that a person has given their consent again',
    body: consentSchema,
  },
  assign: {
    permission: 'buyer.lead.assign',
    summary: 'Give a lead to a seller',
    body: assignLeadSchema,
  },
  transfer: {
    permission: 'buyer.lead.transfer',
    summary: 'Move a lead to another seller, with a reason',
    body: transferLeadSchema,
  },
})
