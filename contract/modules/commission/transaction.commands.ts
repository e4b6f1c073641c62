import { defineCommands } from '@contract/kernel/define-commands'
import { reasonFields } from '@contract/kernel/reason-fields'
import { commissionTransactionResource } from '@contract/modules/commission/transaction.resource'

/** A tranche is held with all of its shares: what is disputed of a sale is disputed of everyone. */
export const transactionCommands = defineCommands(commissionTransactionResource, {
  hold: {
    permission: 'commission.transaction.hold',
    summary: 'Put the tranche of a share on hold',
    fields: reasonFields,
  },
  let_go: {
    permission: 'commission.transaction.hold',
    summary: 'End the hold on the tranche of a share',
  },
})
