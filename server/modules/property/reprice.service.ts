import { moneyText, parseMoney } from '@contract/kernel/money'
import type {
  BulkReprice,
  BulkRepriceAnswer,
  PriceChange,
  Reprice,
  RepricePreview,
  RepricePreviewCall,
  RepriceSkip,
} from '@contract/selling/property-unit.calls'
import { mayReprice, repriced } from '@contract/modules/property/reprice.rules'
import type { Tx } from '@server/platform/db/transaction'
import { notFound, Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { targetIds } from '@server/modules/property/bulk-units.service'
import { setPrices } from '@server/modules/property/unit-price.repository'
import { businessDay } from '@server/platform/db/business-day'
import { findUnits, lockUnits, type UnitRow } from '@server/modules/property/unit-row.repository'

type How = { change: PriceChange; round_to: string }
type Line = { unit: UnitRow; price: string }
type SkippedUnit = { unit: UnitRow; reason: RepriceSkip }

/** What was asked of yesterday has been quoted since: a new price begins today or later. */
async function checkBegin(tx: Tx, from: string): Promise<void> {
  if (from < (await businessDay(tx.db))) refuseBroken([{ path: 'effective_from', code: 'price_from_past' }])
}

function plan(
  units: readonly UnitRow[],
  { change, round_to }: How,
): { lines: Line[]; skipped: SkippedUnit[] } {
  const lines: Line[] = []
  const skipped: SkippedUnit[] = []
  for (const unit of units) {
    const answer = repriced({ status: unit.status, price: parseMoney(unit.list_price) }, change, round_to)
    if ('skip' in answer) skipped.push({ unit, reason: answer.skip })
    else lines.push({ unit, price: moneyText(answer.price) })
  }
  return { lines, skipped }
}

const named = ({ id, unit_code, project_label, status }: UnitRow) => ({
  id,
  unit_code,
  project_label,
  status,
})
const told = ({ unit, reason }: SkippedUnit) => ({ ...named(unit), reason })

export async function previewReprice(
  tx: Tx,
  call: AnyCall,
  asked: RepricePreviewCall,
): Promise<RepricePreview> {
  await checkBegin(tx, asked.effective_from)
  const ids = await targetIds(tx.db, call.actor, asked.target)
  const units = await findUnits(tx.db, ids)
  if (units.length !== ids.length) throw notFound()
  const { lines, skipped } = plan(units, asked)
  return {
    lines: lines.map(({ unit, price }) => ({
      ...named(unit),
      row_version: unit.row_version,
      old_price: unit.list_price,
      new_price: price,
    })),
    skipped: skipped.map(told),
  }
}

/** Computed again from the same terms; a unit that is not as it was previewed is refused and told, not overwritten. */
export async function bulkReprice(tx: Tx, call: AnyCall, asked: BulkReprice): Promise<BulkRepriceAnswer> {
  await checkBegin(tx, asked.effective_from)
  const seen = new Map(asked.units.map(({ id, row_version }) => [id, row_version]))
  const units = await lockUnits(tx.db, [...seen.keys()])
  if (units.length !== seen.size) throw notFound()
  const same = units.filter(unit => unit.row_version === seen.get(unit.id))
  const moved = units.filter(unit => unit.row_version !== seen.get(unit.id))
  const { lines, skipped } = plan(same, asked)
  await write(tx, call, lines, asked)
  return {
    changed: lines.map(({ unit }) => unit.id),
    refused: [...moved.map(unit => ({ unit, reason: 'changed' as const })), ...skipped].map(told),
  }
}

export async function repriceOne(tx: Tx, call: AnyCall, unit: UnitRow, asked: Reprice): Promise<void> {
  await checkBegin(tx, asked.effective_from)
  checkPriced(unit, asked.list_price)
  await write(tx, call, [{ unit, price: asked.list_price }], asked)
}

export function checkPriced(unit: UnitRow, price: string): void {
  if (!mayReprice(unit.status)) throw new Problem('conflict', 'unit_settled')
  if (parseMoney(price) <= 0n) refuseBroken([{ path: 'list_price', code: 'unit_price_missing' }])
}

type Terms = { effective_from: string; reason: string | null }

async function write(
  tx: Tx,
  call: AnyCall,
  lines: readonly Line[],
  { effective_from, reason }: Terms,
): Promise<void> {
  if (lines.length === 0) return
  const prices = lines.map(({ unit, price }) => ({ unit_id: unit.id, list_price: price }))
  await setPrices(tx.db, prices, { from: effective_from, reason, by: call.actor.userId })
  for (const { unit, price } of lines) tx.audit(repriceEntry(unit, price, effective_from, reason))
}

export function repriceEntry(unit: UnitRow, price: string, from: string, reason: string | null) {
  return {
    action: 'property_unit.reprice' as const,
    entityType: 'property_unit',
    entityId: unit.id,
    diff: {
      list_price: [unit.list_price, price],
      price_effective_from: [unit.price_effective_from, from],
      ...(reason === null ? {} : { reason: [null, reason] }),
    },
  }
}
