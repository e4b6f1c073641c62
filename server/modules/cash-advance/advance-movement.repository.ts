import { sql } from 'kysely'
import { moneyText } from '@contract/kernel/money'
import type { AdvanceMovement } from '@contract/modules/cash-advance/advance-movement.rules'
import type { Db } from '@server/platform/db/database'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'

/** What took a deduction, whose own entry bears it. */
export type DeductionSource = { type: string; id: string; key: string }

type MovementRows = {
  movements: readonly (AdvanceMovement & { reverses_id?: string; reason?: string })[]
  on: string
  reference: string | null
  entryId: string | null
  source?: DeductionSource
  by: string | null
}

/** In one statement: the balance is what is left after all of them. */
export async function addMovements(
  db: Db,
  { id, ou_id }: AdvanceRow,
  { movements, on, reference, entryId, source, by }: MovementRows,
): Promise<void> {
  await db
    .insertInto('cash_advance_movement')
    .values(
      movements.map(({ kind, amount, reverses_id = null, reason = null }) => ({
        ou_id,
        cash_advance_id: id,
        kind,
        moved_on: on,
        amount: moneyText(amount),
        reference,
        journal_entry_id: entryId,
        reverses_id,
        reason,
        source_type: source?.type ?? null,
        source_id: source?.id ?? null,
        source_key: source?.key ?? null,
        created_by: by,
        updated_by: by,
      })),
    )
    .execute()
}

/** In the order in which they happened, each with the number of its entry. */
export function findMovements(db: Db, advanceId: string) {
  return (
    db
      .selectFrom('cash_advance_movement as m')
      .leftJoin('journal_entry as e', 'e.id', 'm.journal_entry_id')
      .leftJoin('cash_advance_movement as r', 'r.reverses_id', 'm.id')
      .select(['m.id', 'm.kind', 'm.moved_on', 'm.amount', 'm.effect', 'm.reference'])
      .select(['e.id as entry_id', 'e.number as entry_number'])
      .select(['m.reverses_id', 'm.reason', 'm.created_by'])
      .select(sql<boolean>`r.id is not null`.as('is_undone'))
      .where('m.cash_advance_id', '=', advanceId)
      .orderBy('m.moved_on')
      .orderBy('m.created_at')
      // Of one entry: what was spent, then what was paid beyond the advance.
      .orderBy('m.effect')
      .execute()
  )
}
