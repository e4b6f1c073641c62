import type { DateText } from '@contract/kernel/dates'
import type { Centavos } from '@contract/kernel/money'
import type { Guards } from '@contract/kernel/state-machine'
import type { Hold } from '@contract/selling/hold.rules'
import { unitStatusNow, type UnitStatus } from '@contract/selling/unit-state.rules'
import { hasRunOut, mayReinstate, noticeServed } from '@contract/modules/sales/reservation.rules'
import { forfeitNoticeDays, reinstatementDays } from '@contract/selling/sales.parameters'

export type UnitState = { status: UnitStatus; hold: Hold | null }

export type SaleFacts = {
  now: string
  today: DateText
  /** The figures of the company for this sale. */
  forfeit_notice_days: number
  reinstatement_days: number
  unit: UnitState | null
  /** The unit an amendment moves the sale to; null where it stays. */
  new_unit: UnitState | null
  seller_employee_ids: readonly string[]
  agent_count: number
  actor_is_seller: boolean
  /** Whose protected lead the buyer is, where it is protected; and whether the unit's admin let it go. */
  lead_protected_for: string | null
  protection_waived: boolean
  reservation_fee: Centavos
  receipt_no: string | null
  buyer_consented: boolean
  scheduled_principal: Centavos
  tcp: Centavos
  /** null: nobody has looked. */
  documents_missing: number | null
  cts_signed_on: DateText | null
  down_payment_secured: boolean
  reservation_valid_to: DateText | null
  notice_sent_on: DateText | null
  reason: string | null
  approved: boolean
  maceda_acknowledged: boolean
  developer_notice_no: string | null
  collected_principal: Centavos
  taken_out_on: DateText | null
  cancelled_on: DateText | null
}

export type SaleGuard =
  | 'unit_free'
  | 'new_unit_free'
  | 'lead_cleared'
  | 'fee_received'
  | 'agent_named'
  | 'buyer_consented'
  | 'schedule_foots'
  | 'documents_verified'
  | 'contract_signed'
  | 'down_payment_secured'
  | 'not_own_sale'
  | 'reservation_over'
  | 'notice_served'
  | 'reason_given'
  | 'approved'
  | 'law_acknowledged'
  | 'developer_notified'
  | 'price_collected'
  | 'recently_cancelled'

/** What holds while nobody has said anything: a fact that was not gathered lets nothing through. */
export const NO_SALE_FACTS: Omit<SaleFacts, 'now' | 'today'> = {
  forfeit_notice_days: forfeitNoticeDays.default,
  reinstatement_days: reinstatementDays.default,
  unit: null,
  new_unit: null,
  seller_employee_ids: [],
  agent_count: 0,
  actor_is_seller: true,
  lead_protected_for: null,
  protection_waived: false,
  reservation_fee: 0n,
  receipt_no: null,
  buyer_consented: false,
  scheduled_principal: 0n,
  tcp: 0n,
  documents_missing: null,
  cts_signed_on: null,
  down_payment_secured: false,
  reservation_valid_to: null,
  notice_sent_on: null,
  reason: null,
  approved: false,
  maceda_acknowledged: false,
  developer_notice_no: null,
  collected_principal: 0n,
  taken_out_on: null,
  cancelled_on: null,
}

const isText = (text: string | null) => Boolean(text?.trim())

/** Free for these sellers: on offer, or held by one of them. */
function isFreeFor({ status, hold }: UnitState, facts: SaleFacts): boolean {
  const present = unitStatusNow(status, hold, facts.now)
  if (present !== 'on_hold') return present === 'available'
  return hold !== null && facts.seller_employee_ids.includes(hold.held_by_employee_id)
}

export const saleGuards: Guards<SaleGuard, SaleFacts> = {
  unit_free: facts => facts.unit !== null && isFreeFor(facts.unit, facts),
  new_unit_free: facts => facts.new_unit === null || isFreeFor(facts.new_unit, facts),
  lead_cleared: ({ lead_protected_for: owner, protection_waived, seller_employee_ids }) =>
    owner === null || protection_waived || seller_employee_ids.includes(owner),
  fee_received: ({ reservation_fee, receipt_no }) => reservation_fee > 0n && isText(receipt_no),
  agent_named: ({ agent_count }) => agent_count > 0,
  buyer_consented: facts => facts.buyer_consented,
  schedule_foots: ({ tcp, scheduled_principal }) => tcp > 0n && scheduled_principal === tcp,
  documents_verified: ({ documents_missing }) => documents_missing === 0,
  contract_signed: ({ cts_signed_on }) => cts_signed_on !== null,
  down_payment_secured: facts => facts.down_payment_secured,
  not_own_sale: ({ actor_is_seller }) => !actor_is_seller,
  reservation_over: ({ reservation_valid_to, today }) =>
    reservation_valid_to !== null && hasRunOut(reservation_valid_to, today),
  notice_served: facts => noticeServed(facts.notice_sent_on, facts.today, facts.forfeit_notice_days),
  reason_given: ({ reason }) => isText(reason),
  approved: facts => facts.approved,
  law_acknowledged: ({ maceda_acknowledged }) => maceda_acknowledged,
  developer_notified: ({ developer_notice_no }) => isText(developer_notice_no),
  price_collected: ({ tcp, collected_principal, taken_out_on }) =>
    tcp > 0n && (collected_principal >= tcp || taken_out_on !== null),
  recently_cancelled: facts => mayReinstate(facts.cancelled_on, facts.today, facts.reinstatement_days),
}
