import { transactionCommands } from '@contract/modules/commission/transaction.commands'
import type { ListedRow } from '@contract/kernel/define-resource'
import type { TransactionReason } from '@contract/modules/commission/transaction-reason'
import {
  commissionTransactionResource,
  type CommissionTransaction,
} from '@contract/modules/commission/transaction.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createResourceApi } from '@/shared/resource/create-resource-api'
import type { ResourceApi } from '@/shared/resource/resource-types'

/** With how it came to stand where it stands. */
export type ExplainedShare = CommissionTransaction & { reason?: TransactionReason }

export const transactions: ResourceApi<
  ListedRow<typeof commissionTransactionResource>,
  ExplainedShare
> = createResourceApi(commissionTransactionResource)

export const transactionActions = createCommandApi(transactionCommands)
