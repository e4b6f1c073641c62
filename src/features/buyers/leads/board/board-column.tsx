import { useState, type DragEvent } from 'react'
import type { BoardColumn as Column, BoardLead } from '@contract/modules/buyers/lead.views'
import { BoardCard } from '@/features/buyers/leads/board/board-card'
import type { Target } from '@/features/buyers/leads/board/move-targets'
import { statusTone } from '@/features/buyers/leads/board/status-tone'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { classNames } from '@/shared/ui/class-names'

export type BoardColumnProps = {
  column: Column
  recordPath: (id: string) => string
  targets: (lead: BoardLead) => Target[]
  busyId: string | null
  dragged: BoardLead | null
  onDrag: (lead: BoardLead | null) => void
  onMove: (lead: BoardLead, target: Target) => void
}

export function BoardColumn(props: BoardColumnProps) {
  const { column, targets, dragged, onDrag, onMove, ...card } = props
  const t = usePhrases('leads')
  const formats = useFormats()
  const [isOver, setOver] = useState(false)
  const { status_id, category, count, budget, leads } = column
  const name = storedName('prospect_status', column.name)
  const target = dragged && targets(dragged).find(one => one.status_id === status_id)

  const handleOver = (event: DragEvent) => {
    if (!target) return
    event.preventDefault()
    setOver(true)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (dragged && target) onMove(dragged, target)
    onDrag(null)
  }
  return (
    <section
      className={classNames('board-column', target && 'may-drop', isOver && 'is-over')}
      aria-labelledby={`board-${status_id}`}
      onDragOver={handleOver}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <h2 className="board-title" id={`board-${status_id}`}>
        {name} <Badge tone={statusTone(category)}>{formats.figure(count)}</Badge>
      </h2>
      {Number(budget) > 0 && (
        <p className="text-muted small board-total">
          {t('board.total')} <bdi>{formats.compact(Number(budget))}</bdi>
        </p>
      )}
      <ul className="board-list">
        {leads.map(lead => (
          <BoardCard
            key={lead.id}
            lead={lead}
            {...card}
            targets={targets(lead)}
            onDrag={onDrag}
            onMove={onMove}
          />
        ))}
      </ul>
      {leads.length === 0 && <p className="text-muted small board-none">{t('board.none')}</p>}
      {count > leads.length && (
        <p className="text-muted small board-none">{t('day.more', { count: count - leads.length })}</p>
      )}
    </section>
  )
}
