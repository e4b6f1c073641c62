import { sql } from 'kysely'
import type { DateText } from '@contract/kernel/dates'
import { ANOMALY_RULES, type AnomalyRule } from '@contract/modules/accounting/anomaly.rules'
import { offsetAboveOwed } from '@server/modules/accounting/anomalies/findings/developers.repository'
import {
  advanceAndExpense,
  invoiceTwice,
  receiptTwice,
  splitCash,
} from '@server/modules/accounting/anomalies/findings/money.repository'
import {
  changedAccount,
  largeRelease,
  sharedAccount,
} from '@server/modules/accounting/anomalies/findings/payees.repository'
import {
  outsideList,
  ownPurchase,
  protectedLead,
} from '@server/modules/accounting/anomalies/findings/sales.repository'
import type { Db } from '@server/platform/db/database'
import type {
  LookFigures,
  RuleStatement,
} from '@server/modules/accounting/anomalies/findings/rule-statement.repository'

const FINDINGS: Record<AnomalyRule, RuleStatement> = {
  invoice_twice: invoiceTwice,
  receipt_twice: receiptTwice,
  advance_and_expense: advanceAndExpense,
  split_cash: splitCash,
  own_purchase: ownPurchase,
  outside_list: outsideList,
  protected_lead: protectedLead,
  changed_account: changedAccount,
  shared_account: sharedAccount,
  large_release: largeRelease,
  offset_above_owed: offsetAboveOwed,
}

type Look = { ouId: string; rule: AnomalyRule; today: DateText; figures: LookFigures }

/** What the rule finds today: new, still there, or gone; answers how many are new. What was dismissed stays so. */
export async function keepFindings(db: Db, { ouId, rule, today, figures }: Look): Promise<number> {
  const { severity, about } = ANOMALY_RULES[rule]
  const open = sql`a.ou_id = ${ouId} and a.rule = ${rule} and a.status = 'open'`
  const { rows } = await sql`
    with found as materialized (${FINDINGS[rule](ouId, figures)}),
    still as (
      update anomaly a set last_found_on = ${today}::date, evidence = f.evidence, title = f.title, made_by = f.made_by
      from found f where ${open} and a.subject_id = f.subject_id
        and (a.last_found_on, a.evidence) is distinct from (${today}::date, f.evidence)
    ),
    gone as (
      update anomaly a set status = 'resolved'
      where ${open} and not exists (select from found f where f.subject_id = a.subject_id)
    )
    insert into anomaly (ou_id, title, rule, severity, subject_kind, subject_id, evidence, made_by, first_found_on, last_found_on)
    select ${ouId}::uuid, f.title, ${rule}, ${severity}, ${about}, f.subject_id, f.evidence, f.made_by,
      ${today}::date, ${today}::date
    from found f
    where not exists (select from anomaly a where a.ou_id = ${ouId} and a.rule = ${rule} and a.subject_id = f.subject_id
      and (a.status = 'open' or a.status = 'dismissed' and a.evidence = f.evidence))
    on conflict do nothing returning id`.execute(db)
  return rows.length
}

export function findSellerTins(db: Db, ouId: string): Promise<{ id: string; tin: string | null }[]> {
  return db
    .selectFrom('seller_profile')
    .select(['id', 'tin'])
    .where('ou_id', '=', ouId)
    .where('tin', 'is not', null)
    .execute()
}

export function findUnits(db: Db): Promise<{ id: string; ou_name: string }[]> {
  return db.selectFrom('operating_unit').select(['id', 'ou_name']).orderBy('id').execute()
}

export async function countOpen(db: Db): Promise<number> {
  const { rows } = await sql<{
    open: number
  }>`select count(*)::int as open from anomaly where status = 'open'`.execute(db)
  return rows[0]?.open ?? 0
}

export async function dismissAnomaly(
  db: Db,
  { id, userId, reason, today }: { id: string; userId: string; reason: string; today: DateText },
): Promise<void> {
  await sql`update anomaly set status = 'dismissed', dismissed_by = ${userId}, dismissed_on = ${today}, reason = ${reason}
    where id = ${id}`.execute(db)
}

/** False where the same thing has been found again meanwhile, with other evidence. */
export async function reopenAnomaly(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    update anomaly a set status = 'open', dismissed_by = null, dismissed_on = null, reason = null
    where a.id = ${id} and not exists (select from anomaly o where o.ou_id = a.ou_id and o.rule = a.rule
      and o.subject_id = a.subject_id and o.status = 'open') returning a.id`.execute(db)
  return rows.length > 0
}
