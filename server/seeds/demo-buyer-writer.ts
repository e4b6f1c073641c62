import type { Resource } from '@contract/kernel/define-resource'
import { buyerLists } from '@server/modules/buyers/buyers/buyer.lists'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import type { Values } from '@server/platform/resource/resource-context'
import { listWriter } from '@server/seeds/lists/list-writer'

/**
 * Writes buyers of the demo one after the other, each through the schema, the references and the rules that a form
 * goes through; gives back the id. Who writes them is asked once, whatever their number.
 */
export async function demoBuyerWriter(
  tx: Tx,
  seal: ColumnSeal,
  userId: string,
): Promise<(values: Values) => Promise<string>> {
  const write = await listWriter(tx, userId)
  const { buyer } = buyerLists(seal, null)
  return values => write(buyer.resource as unknown as Resource, buyer.hooks, values)
}
