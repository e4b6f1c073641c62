import { useId, useState } from 'react'
import type { RowSelection } from '@/shared/grid/data-grid.types'
import { isRowSelected, selectionOfAll, toggled } from '@/shared/grid/row-selection'
import type { ListModel } from '@/shared/resource/list-model'

type Picks = { selection: RowSelection; setSelection: (selection: RowSelection) => void; clear: () => void }

/** Cards have no boxes until somebody begins to pick, by the button above them or by resting on one. */
export function useCardPicking(list: ListModel, { selection, setSelection, clear }: Picks) {
  const [isOn, setOn] = useState(false)
  const buttonId = useId()
  const { here } = list
  const pick = (id: string, on: boolean) => setSelection(toggled(selection, [id], on))
  return {
    isOn,
    buttonId,
    isPicked: (id: string) => isRowSelected(selection, id),
    pick,
    begin: (id?: string) => {
      setOn(true)
      if (id !== undefined) pick(id, true)
    },
    pickAll: () =>
      setSelection(
        here?.shown
          ? selectionOfAll(true, selection, { kind: 'client', rows: here.shown })
          : { all: true, ids: new Set() },
      ),
    end: () => {
      setOn(false)
      clear()
      document.getElementById(buttonId)?.focus()
    },
  }
}

export type CardPicking = ReturnType<typeof useCardPicking>
