import type { KeyboardEvent } from 'react'
import type { PlacedColumn } from '@/shared/grid/columns/column-layout'
import type { ListWords } from '@/shared/grid/columns/list-words'
import { Checkbox } from '@/shared/ui/checkbox'
import { IconButton } from '@/shared/ui/icon-button'
import { Select } from '@/shared/ui/select'

export type ColumnChoiceProps = {
  placed: PlacedColumn
  isFirst: boolean
  isLast: boolean
  /** The last column that is shown: a list without any shows nothing to bring them back by. */
  isOnly: boolean
  words: ListWords
  onChange: (changes: Partial<PlacedColumn>) => void
  onMove: (step: number) => void
  onKeyDown: (event: KeyboardEvent) => void
  onGrab: (isHeld: boolean) => void
}

const SIDES = ['start', 'end'] as const

export function ColumnChoice(props: ColumnChoiceProps) {
  const { placed, isFirst, isLast, isOnly, words, onChange, onMove, onKeyDown, onGrab } = props
  const { column, isHidden, pinned } = placed
  const { say } = words
  const name = { column: column.label }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Alt and the arrows, from within
    <li data-column={column.id} className="column-choice" onKeyDown={onKeyDown}>
      <span
        className="column-grip"
        aria-hidden="true"
        onPointerDown={event => {
          // The list goes on hearing of the pointer, whichever row it is over.
          event.currentTarget.setPointerCapture(event.pointerId)
          onGrab(true)
        }}
        onPointerUp={() => onGrab(false)}
        onPointerCancel={() => onGrab(false)}
      />
      <Checkbox
        label={column.label}
        aria-label={say('columns.show', name)}
        checked={!isHidden}
        disabled={isOnly}
        onChange={event => onChange({ isHidden: !event.target.checked })}
      />
      <Select
        className="column-pin"
        aria-label={say('columns.pin', name)}
        value={pinned ?? ''}
        placeholder={say('columns.pin_none')}
        options={SIDES.map(side => ({ value: side, label: say(`columns.pin_${side}`) }))}
        onChange={event => onChange({ pinned: SIDES.find(side => side === event.target.value) ?? null })}
      />
      <IconButton
        icon="chevron-up"
        size="sm"
        label={say('columns.move_up', name)}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="chevron-down"
        size="sm"
        label={say('columns.move_down', name)}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
    </li>
  )
}
