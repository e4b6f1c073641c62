import type { MovementKind } from '@contract/modules/cash-advance/advance-movement.rules'

export type UndoFacts = {
  id: string
  kind: MovementKind
  entry_id: string | null
  reverses_id: string | null
  is_undone: boolean
}

export type UndoRefusal =
  | 'advance_undo_unknown'
  | 'advance_undone_before'
  | 'advance_undo_deduction'
  | 'advance_undo_expense'
  | 'advance_undo_release_last'

/** Why a movement cannot be undone; null where it can. */
export function checkUndo(movements: readonly UndoFacts[], id: string): UndoRefusal | null {
  const movement = movements.find(each => each.id === id)
  if (!movement) return 'advance_undo_unknown'
  if (movement.is_undone || movement.reverses_id !== null) return 'advance_undone_before'
  // The entry of whoever took it bears it, and is undone there.
  if (movement.entry_id === null)
    return movement.kind.endsWith('_deduction') ? 'advance_undo_deduction' : 'advance_undo_expense'
  const followed = movements.some(each => each.id !== id && !each.is_undone && each.reverses_id === null)
  return movement.kind === 'release' && followed ? 'advance_undo_release_last' : null
}

/** What goes with it: receipts and what was paid beyond the advance are of one entry, and are undone together. */
export const undoneTogether = <M extends UndoFacts>(movements: readonly M[], id: string): M[] => {
  const entry = movements.find(each => each.id === id)?.entry_id
  return movements.filter(({ entry_id, reverses_id }) => entry_id === entry && reverses_id === null)
}
