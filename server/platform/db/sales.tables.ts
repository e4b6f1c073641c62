import type { ColumnType, Generated } from 'kysely'
import type { certificateResource } from '@contract/modules/collection/certificate.resource'
import type { Receipt, receiptResource } from '@contract/modules/collection/receipt.resource'
import type {
  reportMatchResource,
  reportRowResource,
} from '@contract/modules/collection/report-match.resource'
import type { commissionSchemeResource } from '@contract/modules/commission/scheme.resource'
import type { commissionRequest } from '@contract/modules/commission/request.document'
import type { ClawbackStatus } from '@contract/modules/commission/clawback.resource'
import type { credit } from '@contract/modules/commission/credit.document'
import type { incentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import type { incentiveProgramResource } from '@contract/modules/commission/incentive-program.resource'
import type { correction } from '@contract/modules/commission/correction.document'
import type { release } from '@contract/modules/commission/release.document'
import type { statement } from '@contract/modules/commission/statement.document'
import type { TrancheStatus } from '@contract/selling/commission.calls'
import type { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import type { saleCreditResource } from '@contract/modules/sales/sale-credit.resource'
import type { saleResource } from '@contract/modules/sales/sale.resource'
import type { AmendmentKind, AmendmentStatus, SaleDocumentStatus } from '@contract/selling/sale-words'
import type { SaleStatus } from '@contract/modules/sales/sale-status'
import type { ScheduleKind } from '@contract/selling/schedule.rules'
import type { MemoKind } from '@contract/modules/commission/statement-memo'
import type { Standard } from '@server/platform/db/column-types'
import type { TableOf } from '@server/platform/db/table-of'

/** Written as text: the driver would make an array of the database of what is one of JSON. */
type Json<T = unknown> = ColumnType<T, string | null | undefined, string | null>
type Instant = ColumnType<string | null, string | Date | null | undefined, string | Date | null>
type Level = (typeof SELLER_LEVELS)[number]

type UnitTable = Standard & { ou_id: string }

/** Whoever writes a sale names all it must have; the rest is filled in by the database. */
type SaleColumns = TableOf<typeof saleResource>
/** What a sale begins with, which the database says. */
type SaleBeginning = 'commission_base_kind' | 'payment_stage' | 'rf_forfeited' | 'rf_refunded' | 'status'
type SaleTable = Omit<SaleColumns, 'scheme_snapshot' | SaleBeginning> & {
  [Column in SaleBeginning]: Generated<SaleColumns[Column]>
} & { scheme_snapshot: Json }

type SchemeTable = TableOf<typeof commissionSchemeResource>

export type SalesTables = {
  sale: SaleTable
  sale_credit: TableOf<typeof saleCreditResource>
  sale_schedule: UnitTable & {
    sale_id: string
    seq: number
    kind: ScheduleKind | 'misc'
    due_date: string
    principal: string
    interest: Generated<string>
    amount: string
    paid_amount: Generated<string>
  }
  sale_seller: UnitTable & {
    sale_id: string
    seller_id: string
    employee_id: string | null
    position_id: string | null
    level: Level
    share_weight: Generated<string>
    rate_pct: string | null
    sequence_no: number
    ended_at: Instant
  }
  co_buyer: UnitTable & {
    sale_id: string
    buyer_id: string
    share_pct: string
    relationship: string | null
    seq: number
  }
  sale_document: UnitTable & {
    sale_id: string
    buyer_id: string
    requirement_id: string
    status: Generated<SaleDocumentStatus>
    attachment_id: string | null
    buyer_document_id: string | null
    due_date: string | null
    valid_to: string | null
    verified_by: string | null
    verified_at: Instant
    reject_reason: string | null
  }
  sale_amendment: UnitTable & {
    sale_id: string
    kind: AmendmentKind
    status: Generated<AmendmentStatus>
    before: Json
    after: Json
    asked: Json
    effective_date: string
    reason: string
    asked_by: string | null
    approved_by: string | null
    decided_at: Instant
  }
  sale_event: UnitTable & {
    sale_id: string
    at: Generated<string>
    from_status: SaleStatus | null
    to_status: SaleStatus
    by: string | null
    note: string | null
  }
  commission_scheme: Omit<SchemeTable, 'state' | 'status' | 'frozen_sales' | 'version' | 'follows_id'> & {
    status: Generated<SchemeTable['status']>
    version: Generated<number>
    follows_id: Generated<string | null>
    /** How the version before it stood when this one was published. */
    former_status: Generated<SchemeTable['status'] | null>
    former_valid_to: Generated<string | null>
  }
  commission_scheme_shown: SchemeTable
  scheme_level: Standard & {
    scheme_id: string
    level: Level
    rate_pct: string
    is_override: Generated<boolean>
  }
  scheme_tranche: Standard & {
    scheme_id: string
    seq: number
    name: string | null
    trigger_pct: string
    release_pct: string
    requires_event: Generated<'none' | 'cts_signed' | 'loan_takeout' | 'turnover'>
  }
  sale_commission: UnitTable & {
    sale_id: string
    /** Of an incentive there is none: it names its grant. */
    scheme_id: string | null
    grant_id: Generated<string | null>
    base: string
    gross_amount: string
    company_amount: string
    status: Generated<'projected' | 'locked' | 'cancelled'>
    locked_at: Instant
  }
  commission_tranche: UnitTable & {
    sale_commission_id: string
    seq: number
    trigger_amount: string
    gross_amount: string
    /** Of it, what became different since it was billed. */
    adjusted_amount: Generated<string>
    /** Of what is due of it, what credits gave up. */
    waived_amount: Generated<string>
    expected_on: string | null
    status: Generated<TrancheStatus>
    eligible_on: string | null
    eligible_evidence: Json
    hold_reason: string | null
    /** What it returns to when its hold ends. */
    held_from: Generated<string | null>
    /** The statement that claims or bills it. */
    statement_id: Generated<string | null>
  }
  commission_share: UnitTable & {
    tranche_id: string
    sale_seller_id: string | null
    is_company: Generated<boolean>
    amount: string
    adjusted_amount: Generated<string>
    /** Taken back by a clawback that was opened by hand. */
    taken_amount: Generated<string>
    releasable_amount: Generated<string>
    released_amount: Generated<string>
    clawed_back_amount: Generated<string>
    status: Generated<'pending' | 'releasable' | 'partly_released' | 'released' | 'on_hold' | 'clawed_back'>
  }
  commission_statement: Omit<TableOf<typeof statement.resource>, 'lines' | 'tranche_ids'> & {
    lines: Json
    tranche_ids: Json
  }
  statement_line: UnitTable & {
    statement_id: string
    tranche_id: string
    sale_id: string
    developer_id: string
    project_id: string
    seq: number
    net_amount: string
    vat_amount: string
    gross_amount: string
    ewt_amount: string
    /** Its income is put off until the developer pays. */
    is_deferred: Generated<boolean>
  }
  collection: Omit<TableOf<typeof receiptResource>, 'allocations'> & {
    allocations: Json<Receipt['allocations']>
  }
  cwt_certificate: TableOf<typeof certificateResource>
  report_match: TableOf<typeof reportMatchResource>
  report_match_row: TableOf<typeof reportRowResource>
  promise_to_pay: UnitTable & {
    statement_id: string
    made_on: string
    promised_on: string
    amount: string
    by_contact: string | null
    note: string | null
    withdrawn_on: Generated<string | null>
    withdraw_reason: Generated<string | null>
  }
  collection_allocation: UnitTable & {
    collection_id: string
    statement_id: string
    line_id: string
    cash_amount: string
    ewt_amount: string
    amount: Generated<string>
    allocated_on: string
    entry_id: string
    is_reversal: Generated<boolean>
    developer_id: Generated<string>
  }
  commission_release: Omit<
    TableOf<typeof release.resource>,
    'lines' | 'steps' | 'share_ids' | 'holdback_ids'
  > & { lines: Json; steps: Json; share_ids: Json; holdback_ids: Json }
  commission_request: Omit<
    TableOf<typeof commissionRequest.resource>,
    'lines' | 'share_ids' | 'holdback_ids'
  > & {
    lines: Json
    share_ids: Json
    holdback_ids: Json
  }
  commission_release_line: UnitTable & {
    release_id: string
    share_id: string
    sale_id: string
    seller_id: string
    seq: number
    amount: string
    holdback_amount: Generated<string>
    state: Generated<'claimed' | 'paid' | 'freed' | 'voided'>
  }
  commission_holdback: UnitTable & {
    release_id: string
    share_id: string
    sale_id: string
    seller_id: string
    amount: string
    rule: 'fully_paid' | 'days_after_release' | 'manual'
    due_on: string | null
    status: Generated<'held' | 'released' | 'applied' | 'voided'>
    /** The later release that pays it out. */
    released_in: string | null
    /** The clawback that it covers a part of. */
    clawback_id: string | null
  }
  commission_clawback: UnitTable & {
    seller_id: string
    sale_id: string
    cause: 'sale_cancelled' | 'price_change' | 'wrong_payee' | 'developer_reversal' | 'developer_credit'
    of_incentive: Generated<boolean>
    reason: string | null
    opened_on: string
    gross_amount: string
    applied_amount: Generated<string>
    recovered_amount: Generated<string>
    written_off_amount: Generated<string>
    open_amount: Generated<string>
    status: Generated<ClawbackStatus>
    asked_by: Generated<string | null>
    confirmed_by: Generated<string | null>
    write_off_asked_by: string | null
    write_off_reason: string | null
    written_off_on: string | null
    entry_id: string | null
    write_off_entry_id: string | null
    sale_no: Generated<string | null>
    employee_id: Generated<string | null>
  }
  statement_credit: UnitTable & {
    statement_id: string
    line_id: string
    amount: string
    refund_amount: string
    /** Without VAT, where commission changed and its sale goes on. */
    net_amount: Generated<string>
    credited_on: string
    entry_id: string
    memo_id: string | null
    memo_net: Generated<string>
  }
  collection_reminder: UnitTable & {
    developer_id: string
    statement_id: string | null
    quarter: string | null
    seq: number
    reminded_on: string
    mailed_to: string
  }
  statement_memo: UnitTable & {
    statement_id: string
    developer_id: string
    number: string
    kind: MemoKind
    memo_on: string
    reason: string | null
    net_amount: string
    vat_amount: string
    gross_amount: string
    ewt_amount: string
    unpaid_amount: string
    refund_amount: string
    status: Generated<'issued' | 'voided'>
    mirror_of: string | null
    entry_id: string
  }
  commission_adjustment: UnitTable & {
    sale_id: string
    sale_commission_id: string
    cause: 'amendment' | 'correction' | 'clawback' | 'credit'
    reason: string
    adjusted_on: string
    gross_before: string
    gross_after: string
    changes: Json
    approved_by: string | null
    source_id: string
    entry_id: string | null
  }
  commission_correction: Omit<TableOf<typeof correction.resource>, 'sellers' | 'changes'> & {
    sellers: Json
    changes: Json
  }
  commission_credit: Omit<TableOf<typeof credit.resource>, 'changes'> & { changes: Json }
  incentive_program: Omit<TableOf<typeof incentiveProgramResource>, 'tiers'> & { tiers: Json }
  incentive_grant: Omit<TableOf<typeof incentiveGrant.resource>, 'lines' | 'steps'> & {
    lines: Json
    steps: Json
  }
  commission_recovery: UnitTable & {
    clawback_id: string
    release_id: string
    amount: string
    recovered_on: string
  }
  commission_tax: UnitTable & {
    release_id: string
    seller_id: string
    paid_on: string
    atc: string
    base: string
    tax: string
    is_reversal: Generated<boolean>
  }
  payout_change: UnitTable & { seller_id: string }
}
