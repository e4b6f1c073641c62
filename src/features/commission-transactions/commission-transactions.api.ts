import { transactionCommands } from '@contract/modules/commission/transaction-commands'
import { commissionTransactionResource } from '@contract/modules/commission/transaction.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const transactions = createResourceApi(commissionTransactionResource)
/** The other shares of the tranche move with it. */
export const transactionActions = createCommandApi(transactionCommands, {
  touches: () => [{ type: 'commission_transaction' }],
})
