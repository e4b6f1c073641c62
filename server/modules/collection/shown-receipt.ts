import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { receiptCommands } from '@contract/modules/collection/receipt.commands'
import { canMoveReceipt, RECEIPT_MOVES } from '@contract/modules/collection/receipt-state'
import { receiptResource, type KeptReceipt } from '@contract/modules/collection/receipt.resource'
import { shownAllocationSchema } from '@contract/modules/collection/shown-allocation'
import { mayDo } from '@server/platform/access/actor'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { findAllocations } from '@server/modules/collection/receipt.repository'

/** A receipt says what its reader may do with it, and what it settles. */
export const shownReceipt = {
  one: shownSchema(receiptResource).extend({
    actions: z.array(z.enum(RECEIPT_MOVES)).optional(),
    settled: z.array(shownAllocationSchema).optional(),
  }),
  beside: (async (tx, { actor }, row) => ({
    actions: RECEIPT_MOVES.filter(
      move => canMoveReceipt(row, move) && mayDo(actor, receiptCommands.table[move].permission),
    ),
    settled: await findAllocations(tx.db, row.id),
  })) satisfies ResourceHooks<KeptReceipt>['beside'],
}
