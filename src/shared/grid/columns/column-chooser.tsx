import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { ColumnChoice } from '@/shared/grid/columns/column-choice'
import { layoutOf, moved, placedColumns, type PlacedColumn } from '@/shared/grid/columns/column-layout'
import type { ListColumn } from '@/shared/grid/columns/list-column'
import type { ListWords } from '@/shared/grid/columns/list-words'
import type { ColumnLayout } from '@/shared/grid/data-grid.types'
import { Button } from '@/shared/ui/button'
import { Offcanvas } from '@/shared/ui/offcanvas'
import { TextInput } from '@/shared/ui/text-input'

export type ColumnChooserProps = {
  show: boolean
  columns: readonly ListColumn[]
  layout: ColumnLayout | undefined
  words: ListWords
  onLayout: (layout: ColumnLayout | undefined) => void
  onAutosize: () => void
  onClose: () => void
}

/** Which columns are shown, in which order and which stay in sight: by pointer and by keys alike. */
export function ColumnChooser(props: ColumnChooserProps) {
  const { show, columns, layout, words, onLayout, onAutosize, onClose } = props
  const { say } = words
  const [like, setLike] = useState('')
  const [told, setTold] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const dragged = useRef<string | null>(null)
  const placed = placedColumns(columns, layout).filter(({ column }) => !column.isBare)
  const bare = placedColumns(columns, layout).filter(({ column }) => column.isBare)
  const shownCount = placed.filter(({ isHidden }) => !isHidden).length
  const matching = placed.filter(({ column }) =>
    column.label.toLocaleLowerCase().includes(like.trim().toLocaleLowerCase()),
  )

  const apply = (next: readonly PlacedColumn[]) => onLayout(layoutOf([...next, ...bare]))
  const change = (id: string, changes: Partial<PlacedColumn>) =>
    apply(placed.map(one => (one.column.id === id ? { ...one, ...changes } : one)))
  const move = (id: string, to: number) => {
    const from = placed.findIndex(one => one.column.id === id)
    const place = Math.max(0, Math.min(placed.length - 1, to))
    const column = placed[from]?.column
    if (!column || from === place) return
    apply(moved(placed, from, place))
    setTold(say('columns.moved', { column: column.label, place: place + 1, count: placed.length }))
  }
  const handleKeyDown = (event: KeyboardEvent, id: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined) return
    event.preventDefault()
    move(id, placed.findIndex(one => one.column.id === id) + step)
  }
  const handleDrag = (event: PointerEvent) => {
    const id = dragged.current
    if (!id) return
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
    const over = rows.find(row => {
      const box = row.getBoundingClientRect()
      return event.clientY >= box.top && event.clientY < box.bottom
    })?.dataset['column']
    if (over && over !== id)
      move(
        id,
        placed.findIndex(one => one.column.id === over),
      )
  }

  return (
    <Offcanvas
      show={show}
      title={say('columns.title')}
      onClose={onClose}
      footer={
        <div className="cluster">
          <Button onClick={onAutosize}>{say('columns.autosize')}</Button>
          <Button onClick={() => onLayout(undefined)}>{say('columns.reset')}</Button>
        </div>
      }
    >
      <p className="text-muted small">{say('columns.text')}</p>
      <TextInput
        type="search"
        icon="search"
        aria-label={say('columns.find')}
        placeholder={say('columns.find')}
        value={like}
        onChange={event => setLike(event.target.value)}
      />
      <ul ref={list} className="column-choices" onPointerMove={handleDrag}>
        {matching.map(one => (
          <ColumnChoice
            key={one.column.id}
            placed={one}
            isFirst={one === placed[0]}
            isLast={one === placed.at(-1)}
            isOnly={shownCount === 1 && !one.isHidden}
            words={words}
            onChange={changes => change(one.column.id, changes)}
            onMove={step => move(one.column.id, placed.indexOf(one) + step)}
            onKeyDown={event => handleKeyDown(event, one.column.id)}
            onGrab={isHeld => {
              dragged.current = isHeld ? one.column.id : null
            }}
          />
        ))}
      </ul>
      <div className="visually-hidden" role="status">
        {told}
      </div>
    </Offcanvas>
  )
}
