import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import type { Locale } from '@contract/kernel/locales'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { BulkTarget } from '@contract/kernel/record-calls'
import { receiptResource } from '@contract/modules/collection/receipt.resource'
import type { DecidedAnswer } from '@contract/modules/collection/report-match.commands'
import { reportRowResource } from '@contract/modules/collection/report-match.resource'
import { receiptPart, type ReceiptPart } from '@contract/modules/collection/report-match.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import { targetRows } from '@server/platform/resource/bulk-target'
import { deleteReceipt } from '@server/modules/collection/receipt.repository'
import {
  findDraftedLines,
  insertReceipt,
  lockRows,
  lockUntouched,
  refreshReports,
  setRows,
  type DecidedRow,
} from '@server/modules/collection/report-match/decide.repository'
import { findLinesNow } from '@server/modules/collection/report-match/report-match.repository'

/** One press after the other where payments become drafts: none of two that come at once drafts a line twice. */
const DRAFT_LOCK = 7_301_233
/** As many as a receipt settles. */
const MOST_ALLOCATIONS = 500

type DecideCall = { tx: Tx; actor: Actor; locale: Locale }
type RefusalReasons = Map<string, string>

function rowsOf({ tx, actor }: DecideCall, target: BulkTarget): Promise<DecidedRow[]> {
  const may = [accessWhere(actor, 'decide', reportRowResource), accessWhere(actor, 'view', reportRowResource)]
  const mayReceive = accessWhere(actor, 'create', { ...receiptResource, table: reportRowResource.table })
  return targetRows(tx.db, reportRowResource, target, may, (meant, most) =>
    lockRows(tx.db, meant, mayReceive, most),
  )
}

async function finish(
  { tx, locale }: DecideCall,
  verb: AuditVerb,
  rows: readonly DecidedRow[],
  refused: RefusalReasons,
  { receipts = [], note = null }: { receipts?: string[]; note?: string | null },
): Promise<DecidedAnswer> {
  const done = rows.filter(({ id }) => !refused.has(id))
  for (const [report, group] of Map.groupBy(done, ({ report_id }) => report_id))
    tx.audit({
      action: `report_match.${verb}`,
      entityType: 'report_match',
      entityId: report,
      ouId: group[0]?.ou_id ?? null,
      diff: { rows: group.length, note },
    })
  await refreshReports(tx.db, [...new Set(done.map(({ report_id }) => report_id))])
  return {
    changed: done.length,
    receipts,
    results: rows.map(({ id }) => {
      const reason = refused.get(id) ?? null
      return { id, reason, message: reason !== null && isServerPhrase(reason) ? say(locale, reason) : null }
    }),
  }
}

const notOpen = (rows: readonly DecidedRow[]): RefusalReasons =>
  new Map(rows.flatMap(({ id, state }) => (state === 'open' ? [] : [[id, 'report_row_decided'] as const])))

export async function disputeRows(
  deciding: DecideCall,
  { target, note }: { target: BulkTarget; note: string | null },
): Promise<DecidedAnswer> {
  const rows = await rowsOf(deciding, target)
  const refused = notOpen(rows)
  const ids = rows.filter(({ id }) => !refused.has(id)).map(({ id }) => id)
  await setRows(deciding.tx.db, ids, { state: 'disputed', note })
  return finish(deciding, 'dispute', rows, refused, { note })
}

/** Nothing is posted by it: payments become drafts, and what differs waits for whoever adjusts or credits it. */
export async function acceptRows(
  deciding: DecideCall,
  { target, note }: { target: BulkTarget; note: string | null },
): Promise<DecidedAnswer> {
  const { tx } = deciding
  const rows = await rowsOf(deciding, target)
  const refused = notOpen(rows)
  const open = rows.filter(({ id }) => !refused.has(id))
  const paid = open.filter(({ kind }) => kind === 'missing_receipt')
  if (paid.length > 0) await tx.lock(DRAFT_LOCK)
  const ids = paid.flatMap(({ line_id }) => line_id ?? [])
  const lines = await findLinesNow(tx.db, ids)
  const drafted = await findDraftedLines(tx.db, ids)
  const parts: PaidPart[] = []
  for (const row of paid) {
    const line = row.line_id === null ? undefined : lines.get(row.line_id)
    const tax = row.theirs_tax === null ? null : parseMoney(row.theirs_tax)
    const part = line ? receiptPart(line, parseMoney(row.theirs_paid ?? '0.00'), tax) : null
    if (!row.may_receive) refused.set(row.id, 'report_needs_receipts')
    else if (!part) refused.set(row.id, 'report_row_settled')
    // What a draft receives is not counted yet: a second one would receive it once more.
    else if (drafted.has(row.line_id ?? '')) refused.set(row.id, 'report_row_drafted')
    else {
      drafted.add(row.line_id ?? '')
      parts.push({ row, part })
    }
  }
  const others = open.filter(({ kind }) => kind !== 'missing_receipt').map(({ id }) => id)
  await setRows(tx.db, others, { state: 'accepted', note })
  const receipts = await draftReceipts(tx, parts, note)
  return finish(deciding, 'accept', rows, refused, { receipts, note })
}

type PaidPart = { row: DecidedRow; part: ReceiptPart }

/** A receipt for each developer, unit and day, of as many lines as a receipt settles. */
async function draftReceipts(tx: Tx, parts: readonly PaidPart[], note: string | null): Promise<string[]> {
  const today = await businessDay(tx.db)
  const dayOf = ({ paid_on }: DecidedRow) => (paid_on !== null && paid_on < today ? paid_on : today)
  const groups = Map.groupBy(parts, ({ row }) => `${row.ou_id} ${row.developer_id} ${dayOf(row)}`)
  const receipts: string[] = []
  for (const group of groups.values())
    for (let from = 0; from < group.length; from += MOST_ALLOCATIONS) {
      const some = group.slice(from, from + MOST_ALLOCATIONS)
      const [first] = some
      if (!first) continue
      const { ou_id, developer_id } = first.row
      const id = await insertReceipt(tx.db, {
        ...{ ou_id, developer_id, received_on: dayOf(first.row) },
        cash_amount: moneyText(total(some.map(({ part }) => part.cash))),
        ewt_amount: moneyText(total(some.map(({ part }) => part.ewt))),
        allocations: some.map(({ row, part }) => ({
          line_id: row.line_id ?? '',
          amount: moneyText(part.allocated),
        })),
      })
      tx.audit({
        action: 'collection.create',
        entityType: 'collection',
        entityId: id,
        ouId: ou_id,
        diff: { report: first.row.report_id, rows: some.length },
      })
      await setRows(
        tx.db,
        some.map(({ row }) => row.id),
        { state: 'accepted', note, receipt_id: id },
      )
      receipts.push(id)
    }
  return receipts
}

/** A draft that was made of them goes with them, as long as nobody has touched it. */
export async function reopenRows(
  deciding: DecideCall,
  { target }: { target: BulkTarget },
): Promise<DecidedAnswer> {
  const { tx } = deciding
  const rows = await rowsOf(deciding, target)
  const drafts = rows.flatMap(({ receipt_id }) => receipt_id ?? [])
  const untouched = await lockUntouched(
    tx.db,
    drafts,
    rows.map(({ id }) => id),
  )
  const refused: RefusalReasons = new Map()
  for (const { id, state, receipt_id, may_receive } of rows) {
    if (state !== 'accepted' && state !== 'disputed') refused.set(id, 'report_row_open')
    else if (receipt_id !== null && !may_receive) refused.set(id, 'report_needs_receipts')
    else if (receipt_id !== null && !untouched.has(receipt_id)) refused.set(id, 'report_row_followed')
  }
  const good = rows.filter(({ id }) => !refused.has(id))
  await setRows(
    tx.db,
    good.map(({ id }) => id),
    { state: 'open', note: null },
  )
  for (const [receipt, group] of Map.groupBy(good, ({ receipt_id }) => receipt_id)) {
    if (receipt === null) continue
    await deleteReceipt(tx.db, receipt)
    tx.audit({
      action: 'collection.discard',
      entityType: 'collection',
      entityId: receipt,
      ouId: group[0]?.ou_id ?? null,
      diff: {},
    })
  }
  return finish(deciding, 'reopen', rows, refused, {})
}
