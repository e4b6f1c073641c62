import type { SaleSellerInput } from '@contract/selling/sale.calls'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import type { SoldSale } from '@server/platform/selling/commission-port'

/** Provided by sales; asked by commission, where sellers or weights of a sale were wrong. */
export type SaleSellersPort = {
  find(db: Db, saleId: string): Promise<SoldSale | null>
  /** The same with other sellers; refuses who cannot stand in it. Whoever is new has no row in the sale yet. */
  with(db: Db, sale: SoldSale, sellers: readonly SaleSellerInput[]): Promise<SoldSale>
  /** Locked until the transaction ends. */
  lock(tx: Tx, saleId: string): Promise<void>
  /** Writes them, with the history of the sale; answers the sale as it stands then. */
  write(
    tx: Tx,
    saleId: string,
    sellers: readonly SaleSellerInput[],
    why: { by: string | null; reason: string },
  ): Promise<SoldSale>
}
