import { defineCommands } from '@contract/kernel/define-commands'
import { reasonFields } from '@contract/kernel/reason-fields'
import { commissionTransactionResource } from '@contract/modules/commission/transaction.resource'

const onTranche = {
  permission: 'commission.transaction.hold',
  touches: ['commission_transaction'],
} as const

/** A tranche is held with all of its shares: what is disputed of a sale is disputed of everyone. */
export const transactionCommands = defineCommands(commissionTransactionResource, {
  hold: {
    ...onTranche,
    summary: 'Put the tranche of a share on hold',
    fields: reasonFields,
  },
  let_go: {
    ...onTranche,
    summary: 'End the hold on the tranche of a share',
  },
})
