import { z } from 'zod'
import { defineCommands } from '@contract/kernel/define-commands'
import { idSchema } from '@contract/kernel/ids'
import { incentiveGrant } from '@contract/modules/commission/incentive-grant.document'

/** Of a whole program; what is done with one grant stands with the document. */
export const incentiveGrantListCommands = defineCommands(incentiveGrant.resource, {
  propose: {
    on: 'list',
    touches: ['commission_transaction'],
    permission: 'commission.incentive_grant.create',
    summary: 'Draft a grant for everyone who reached a tier of a program that has ended',
    body: z.strictObject({ program_id: idSchema }),
    answer: z.object({ ids: z.array(z.string()) }),
    needsKey: true,
  },
})
