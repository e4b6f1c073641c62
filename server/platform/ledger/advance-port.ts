import type { Centavos } from '@contract/kernel/money'
import type { DateText } from '@contract/kernel/dates'
import type { Party } from '@contract/modules/accounting/entry.rules'
import type { Tx } from '@server/platform/db/transaction'

export type AdvanceDebtor = { employee_id: string } | { seller_id: string }

export type DeductionOrder = {
  /** Out of whose pay, or out of whose commission. */
  debtor: AdvanceDebtor
  /** The most that may be taken, as the rule of the pay or of the release worked it out. */
  cap: Centavos
  /** Of the event: whoever deducts it again is told what was deducted. */
  key: string
  date: DateText
  source: { type: string; id: string }
}

/** What was taken of an advance: the entry of whoever deducts credits the advances of that unit and party with it. */
export type AdvanceDeduction = {
  advance_id: string
  number: string
  ou_id: string
  party: Party
  amount: Centavos
}

export type OwnAdvance = { advance_id: string; employee_id: string; ou_id: string }

/** What somebody spent of their own advance. */
export type AdvanceSettlement = OwnAdvance & {
  spent: Centavos
  reference: string | null
  key: string
  date: DateText
  source: { type: string; id: string }
}
/** Whose account it is in the books, and what was open of it before. */
export type SettledAdvance = { party: Party; balance: Centavos }

/** What those who pay may ask of cash advances. */
export type AdvancePort = {
  /** How much one release to each seller is to bring back of each advance, the oldest first. */
  openOf(tx: Tx, sellerIds: readonly string[]): Promise<ReadonlyMap<string, readonly Centavos[]>>
  deduct(tx: Tx, order: DeductionOrder): Promise<AdvanceDeduction[]>
  /** Refuses, beside the field of an expense, an advance that it cannot settle. */
  checkOwn(tx: Tx, own: OwnAdvance): Promise<SettledAdvance>
  settle(tx: Tx, order: AdvanceSettlement): Promise<SettledAdvance>
  /** Gives back what was deducted or settled by this key, once the pay, the release or the expense is void. */
  restore(tx: Tx, restored: { key: string; date: DateText; reason: string }): Promise<void>
}

/** What those who cannot pay yet may say of cash advances. */
export type AdvanceLimitPort = {
  /** The most that somebody may be advanced now against commission. */
  ofCommission(tx: Tx, employeeId: string): Promise<Centavos>
}
