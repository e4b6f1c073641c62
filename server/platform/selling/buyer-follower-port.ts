import type { Tx } from '@server/platform/db/transaction'

/** Provided by whoever keeps something with a buyer (sales, leads); called by buyers inside their transaction. */
export type BuyerFollower = {
  /** Two records became one: what stood with `from` stands with `to` from now on. Tells which rows moved, by table. */
  merged?(tx: Tx, merge: { from: string; to: string }): Promise<Record<string, readonly string[]>>
  /** A paper was handed in, verified or refused: sales ask BuyerPort.requirements where it stands now. */
  documentChanged?(tx: Tx, change: { buyerId: string; code: string }): Promise<void>
}
