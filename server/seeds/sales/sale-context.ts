import type { Actor } from '@server/platform/access/actor'
import type { SaleContext } from '@server/modules/sales/records/sale-parts'
import { lockSale } from '@server/modules/sales/records/sale.repository'
import type { DemoDesk } from '@server/seeds/sales/demo-desk'

/** A sale as a command on it would get it; what a demo company did has no audit. */
export async function contextOf({ tx }: DemoDesk, actor: Actor, id: string): Promise<SaleContext> {
  const record = await lockSale(tx.db, id)
  if (!record) throw new Error('a demo sale that is not there')
  return { tx, actor, record, audit: () => undefined }
}
