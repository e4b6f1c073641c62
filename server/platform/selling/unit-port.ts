import type { DateText } from '@contract/kernel/dates'
import type { Hold } from '@contract/selling/hold.rules'
import type { UnitStatus, UnitTrigger } from '@contract/selling/unit-state.rules'
import type { VatRule } from '@contract/selling/vat.rules'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import type { Problem } from '@server/platform/http/problems'

/** What a sale must know of a unit. Money and rates are decimal text, as the database has them. */
export type SellingUnit = {
  id: string
  unit_code: string
  project_id: string
  developer_id: string
  project_name: string
  status: UnitStatus
  /** Of today: what a price change of a later day has changed does not count yet. */
  list_price: string
  price_effective_from: DateText
  vat_rule: VatRule
  is_socialised: boolean
  vat_inclusive_prices: boolean
  misc_fee_rate_pct: string
  /** The hold that nobody released, run out or not. */
  hold: (Hold & { id: string; holder_name: string }) | null
}

/** What follows from a sale; the table of the unit's states says whether it can be. */
export type UnitStep = Extract<UnitTrigger, 'reserve' | 'sell' | 'free'>

/**
 * Provided by property, asked by sales, always inside the sale's transaction: locks and moves as the portal itself, since units are the company's.
 * Locks are taken in the order sale → unit → hold → lead.
 */
export type UnitPort = {
  /** Without a lock, for a preview; null where there is none, and where there is none yet for who asks. */
  find(db: Db, unitId: string, asker: Actor | null): Promise<SellingUnit | null>
  /** Locks the units in the order of their ids, and their holds after them. One that does not exist is left out. */
  lock(tx: Tx, unitIds: readonly string[]): Promise<SellingUnit[]>
  /** The refusal for who came second: by whom and until when, where they may see that. */
  taken(tx: Tx, actor: Actor, unitId: string): Promise<Problem>
  /**
   * Moves a locked unit and writes its history. "reserve" ends the hold of one of these sellers (`release_reason`
   * says that it was reserved); a step that the unit's table does not have is refused with 409 `unit_taken`.
   */
  move(
    tx: Tx,
    unitId: string,
    step: UnitStep,
    why: { sale_id: string; employee_ids: readonly string[]; by: string | null },
  ): Promise<void>
}
