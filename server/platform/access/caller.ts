import type { Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'

/** Who acts, and the transaction of their call. */
export type Caller = { tx: Tx; actor: Actor }
