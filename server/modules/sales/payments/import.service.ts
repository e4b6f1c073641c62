import { shownInstant } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { Resource } from '@contract/kernel/define-resource'
import type { PaymentImportAnswer, PaymentImportCall } from '@contract/modules/sales/payment-import.calls'
import { paymentImportResource } from '@contract/modules/sales/payment-import.resource'
import { accessWhere, type Condition } from '@server/platform/access/access-where'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { paced } from '@server/platform/db/request-time'
import { mayDo } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import { forbidden, notFound, Problem } from '@server/platform/http/problems'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import type { Locale } from '@contract/kernel/locales'
import { checkLines, type GoodLine } from '@server/modules/sales/payments/import-check'
import { readLines } from '@server/modules/sales/payments/import-lines'
import {
  closeImport,
  findImported,
  findOfImport,
  insertImport,
  lockImport,
  sha256,
} from '@server/modules/sales/payments/import.repository'
import { insertPayments, lockPayments } from '@server/modules/sales/payments/payment.repository'
import { carryOut, type PaymentCall } from '@server/modules/sales/payments/payment.service'
import { beyondPayments, settleSale, type PaymentParts } from '@server/modules/sales/payments/settle-sale'
import { findCollected, lockSales } from '@server/modules/sales/payments/collected-sums.repository'

/** One file after the other: the second of two that came at once finds what the first has written. */
const IMPORT_LOCK = 7_301_231
/** Whoever has a thousand faults in a file has one. */
const TOLD_AT_MOST = 1_000

export const importResource: Resource = paymentImportResource

/** A developer's report: each row told what it is about and why not; all of it is written, or nothing. */
export async function importPayments(
  asking: PaymentCall & { locale: Locale },
  { rows, dry_run, file, left_out }: PaymentImportCall,
): Promise<PaymentImportAnswer> {
  const { tx, actor, locale } = asking
  await tx.lock(IMPORT_LOCK)
  const rowsHash = sha256(JSON.stringify(rows.map(row => Object.entries(row).sort())))
  const hashes = [rowsHash, ...(file ? [file.sha256] : [])]
  // Past the units for the name alone: whoever took it in may be of another one.
  const before = await asPortal(tx, ({ db }) =>
    findImported(db, hashes, accessWhere(actor, 'import', importResource)),
  )
  if (before)
    throw new Problem('already_exists', 'payments_imported', {
      params: { count: before.count, by: before.by ?? '', on: shownInstant(before.at) },
    })
  const { lines, faults } = readLines(rows)
  const checked = await checkLines(tx, actor, lines)
  const all = [...faults, ...checked.faults].sort((one, other) => one.row - other.row)
  const errors = all.slice(0, TOLD_AT_MOST).map(fault => ({
    ...fault,
    message: say(locale, isServerPhrase(fault.code) ? fault.code : 'malformed'),
  }))
  const outcomes = [
    ...checked.outcomes,
    ...[...new Set(faults.map(({ row }) => row))].map(row => ({ ...UNREAD, row })),
  ].sort((one, other) => one.row - other.row)
  const total_amount = moneyText(total(checked.good.map(({ entry }) => entry.amount)))
  const isWritten = !dry_run && errors.length === 0
  if (isWritten)
    await write(asking, checked.good, {
      file_name: file?.name ?? '–',
      file_hash: file?.sha256 ?? rowsHash,
      left_out,
    })
  return { created: dry_run || isWritten ? checked.good.length : 0, errors, outcomes, total_amount }
}

const UNREAD = {
  outcome: 'malformed',
  sale_id: null,
  sale_no: null,
  unit_code: null,
  buyer_name: null,
  paid_on: null,
  amount: null,
  shares_receipt: false,
} as const

/** A record of it for each unit that it is about, so that every unit keeps its own. */
async function write(
  { tx, actor }: PaymentCall,
  good: readonly GoodLine[],
  file: { file_name: string; file_hash: string; left_out: number },
): Promise<void> {
  for (const [ou_id, lines] of Map.groupBy(good, ({ sale }) => sale.ou_id)) {
    const sum = total(lines.map(({ entry }) => entry.amount))
    const import_batch_id = await insertImport(tx.db, {
      ...file,
      sale: { ou_id },
      row_count: lines.length,
      total: sum,
      by: actor.userId,
    })
    await insertPayments(
      tx.db,
      lines.map(({ sale, entry, principal, remarks }) => ({
        sale,
        payment: { ...entry, principal, remarks, import_batch_id, created_by: actor.userId },
      })),
    )
    tx.audit({
      action: 'payment_import.create',
      entityType: 'payment_import',
      entityId: import_batch_id,
      ouId: ou_id,
      diff: { file: file.file_name, rows: lines.length, left_out: file.left_out, amount: moneyText(sum) },
    })
  }
}

export type LockedImport = Awaited<ReturnType<typeof lockReport>>

export async function lockReport({ db }: Tx, access: Condition, id: string) {
  const report = await lockImport(db, id, access)
  if (!report) throw notFound()
  return report
}

/** As a whole: what nobody confirmed by the desk, what was confirmed by who confirms; never below what was billed. */
export async function reverseImport(
  asking: PaymentCall & { record: LockedImport; audit: (diff: unknown) => void },
  reason: string,
): Promise<{ reversed: number; sales: number }> {
  const { tx, actor, parts, audit } = asking
  const { id, reversed_at } = asking.record
  const mayVerify = mayDo(actor, 'sales.payment.verify')
  await lockReport(tx, accessWhere(actor, mayVerify ? 'verify' : 'import', importResource), id)
  if (reversed_at) throw new Problem('conflict', 'import_reversed')
  const of = await findOfImport(tx.db, id)
  const sales = await lockSales(
    tx.db,
    of.map(({ sale_id }) => sale_id),
  )
  const payments =
    of.length > 0
      ? await lockPayments(
          tx.db,
          of.map(row => row.id),
        )
      : []
  if (!mayVerify && payments.some(({ status }) => status !== 'reported')) throw forbidden()
  const today = await businessDay(tx.db)
  const trigger = mayVerify ? 'reverse' : 'take_back'
  await carryOut(asking, payments, { trigger, told_on: null, reason }, today)
  const counted = new Set(payments.filter(({ is_collected }) => is_collected).map(({ sale_id }) => sale_id))
  if (counted.size > 0)
    await beyondPayments(tx, async portal => {
      for (const sale of paced(sales)) {
        if (!counted.has(sale.id)) continue
        await refuseBilled(portal, parts, sale.id)
        await settleSale(portal, parts, sale, today, actor.userId)
      }
    })
  await closeImport(tx.db, id, actor.userId, reason)
  audit({ payments: payments.length, reason })
  return { reversed: payments.length, sales: new Set(payments.map(({ sale_id }) => sale_id)).size }
}

const EVERYTHING = { employee_id: null, sees: 'all' } as const
const BILLED = ['billed', 'partly_collected', 'collected']

/** What a developer was billed for stays reached: then payments are reversed one by one, by whoever knows why. */
async function refuseBilled(tx: Tx, parts: PaymentParts, saleId: string): Promise<void> {
  const view = await parts.commission.view(tx.db, saleId, EVERYTHING)
  const billed = view?.tranches.filter(({ status }) => BILLED.includes(status)) ?? []
  const { principal } = await findCollected(tx.db, saleId)
  if (billed.some(({ trigger_amount }) => parseMoney(trigger_amount) > principal))
    throw new Problem('conflict', 'import_billed')
}
