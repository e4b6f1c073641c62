import { useCallback, useState } from 'react'
import type { RowSelection } from '@/shared/grid/data-grid.types'
import type { ListModel } from '@/shared/resource/list-model'
import { NOTHING_PICKED } from '@/shared/resource/row-pick'
import type { Undoable } from '@/shared/resource/undo-note'

/** The rows that are picked. Another filter is another question: nothing is picked in it yet. */
export function usePicks({ narrowing }: ListModel) {
  const words = JSON.stringify(narrowing)
  const [picked, setPicked] = useState({ words, selection: NOTHING_PICKED })
  const [done, setDone] = useState<Undoable | null>(null)
  return {
    selection: picked.words === words ? picked.selection : NOTHING_PICKED,
    setSelection: (selection: RowSelection) => setPicked({ words, selection }),
    clear: () => setPicked({ words, selection: NOTHING_PICKED }),
    done: done && done.ids.length > 0 ? done : null,
    setDone,
    forget: useCallback(() => setDone(null), []),
  }
}
