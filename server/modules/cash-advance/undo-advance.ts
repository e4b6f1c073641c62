import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import { checkUndo, undoneTogether } from '@contract/modules/cash-advance/advance-undo.rules'
import type { Undo } from '@contract/modules/cash-advance/cash-advance.calls'
import { undoneAlone } from '@contract/modules/cash-advance/cash-advance.parameters'
import type { Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { Problem } from '@server/platform/http/problems'
import { reverseEntry } from '@server/platform/ledger/reverse-entry'
import { parameterOf } from '@server/platform/parameters/parameter-of'
import { addMovements, findMovements } from '@server/modules/cash-advance/advance-movement.repository'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'

type KeptMovement = Awaited<ReturnType<typeof findMovements>>[number]

const NOT_RELEASED = { released_on: null, liquidation_due: null, acknowledged_at: null }

/** The move of the document, and then the mirror of the entry with movements that take back what it did. */
export async function planUndo(tx: Tx, actor: Actor, row: AdvanceRow, { movement_id, reason }: Undo) {
  const kept = await findMovements(tx.db, row.id)
  const refused = checkUndo(kept, movement_id)
  if (refused) throw new Problem('rule_broken', refused)
  const undone = undoneTogether(kept, movement_id)
  await checkSecond(tx, actor, row, undone)
  const isRelease = undone.some(({ kind }) => kind === 'release')
  return {
    trigger: isRelease ? 'undo_release' : 'undo',
    values: isRelease ? NOT_RELEASED : {},
    async carryOut(): Promise<void> {
      const mirrors = await reverseEntry(tx, undone[0]?.entry_id ?? '', reason)
      const mirror = mirrors.find(({ ou_id }) => ou_id === row.ou_id)
      if (!mirror) throw new Error('an advance is posted in its unit')
      await addMovements(tx.db, row, {
        movements: undone.map(({ id, kind, amount }) => ({
          ...{ kind, amount: parseMoney(amount), reverses_id: id, reason },
        })),
        ...{ on: mirror.entry_date, reference: null, entryId: mirror.id, by: actor.userId },
      })
    },
  }
}

/** A large movement is undone by another than whoever recorded it. */
async function checkSecond(
  tx: Tx,
  actor: Actor,
  { ou_id }: AdvanceRow,
  undone: readonly KeptMovement[],
): Promise<void> {
  const limit = await parameterOf(tx, undoneAlone, { on: await businessDay(tx.db), ouId: ou_id })
  const amount = total(undone.map(movement => parseMoney(movement.amount)))
  const most = BigInt(limit) * 100n
  if (amount > most && undone.some(({ created_by }) => created_by === actor.userId))
    throw new Problem('rule_broken', 'advance_undo_needs_second', {
      params: { amount: formatAmount(moneyText(most)) },
    })
}
