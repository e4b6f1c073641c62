import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { BoardLead } from '@contract/modules/buyers/lead.views'
import { BoardColumn } from '@/features/buyers/leads/board/board-column'
import { useGetBoardQuery } from '@/features/buyers/leads/lead-commands.api'
import { targetsOf } from '@/features/buyers/leads/board/move-targets'
import { useMove } from '@/features/buyers/leads/board/use-move'
import { useCan } from '@/shared/access/use-can'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { WIDE } from '@/shared/resource/resource-screen'
import { SearchBox } from '@/shared/resource/search-box'
import { Select } from '@/shared/ui/select'
import { useMediaQuery } from '@/shared/ui/use-media-query'

export type LeadBoardProps = { recordPath: (id: string) => string }

/** Leads by status: moved by drag, by a menu on each card, or by Shift and an arrow. One status at a time on a phone. */
export function LeadBoard({ recordPath }: LeadBoardProps) {
  const t = usePhrases('leads')
  const can = useCan()
  const isWide = useMediaQuery(WIDE)
  const [params, setParams] = useSearchParams()
  const [told, setTold] = useState('')
  const [shown, setShown] = useState<string | null>(null)
  const [dragged, setDragged] = useState<BoardLead | null>(null)
  const search = params.get('search') ?? ''
  const { currentData: columns, ...answer } = useGetBoardQuery({ search })
  const board = useRef<HTMLDivElement>(null)
  const moved = useRef<string | null>(null)
  const { move, busyId, dialog } = useMove((lead, target) => {
    moved.current = lead.id
    setTold(t('move.done', { name: lead.full_name, status: storedName('prospect_status', target.name) }))
  })
  // Its card is drawn anew in another column: whoever moved it by keys goes on from there.
  useEffect(() => {
    if (!moved.current || document.activeElement !== document.body) return
    const cards = board.current?.querySelectorAll<HTMLElement>('[data-lead]') ?? []
    const card = [...cards].find(one => one.dataset['lead'] === moved.current)
    card?.querySelector('a')?.focus()
    moved.current = null
  }, [columns])

  const handleSearch = (text: string) => {
    const next = new URLSearchParams(params)
    if (text) next.set('search', text)
    else next.delete('search')
    setParams(next, { replace: true })
  }
  const targets = (lead: BoardLead) => targetsOf(lead, columns ?? [], can)
  const one = columns?.find(({ status_id }) => status_id === shown) ?? columns?.[0]
  const visible = isWide ? columns : one && [one]
  return (
    <div className="lead-board-frame">
      <div className="lead-board-bar">
        <SearchBox label={t('leads.search')} value={search} onSearch={handleSearch} />
        {!isWide && columns && (
          <Select
            aria-label={t('board.status')}
            value={one?.status_id ?? ''}
            onChange={event => setShown(event.target.value)}
            options={columns.map(({ status_id, name, count }) => ({
              value: status_id,
              label: `${storedName('prospect_status', name)} (${count})`,
            }))}
          />
        )}
      </div>
      <p className="visually-hidden" id="board-keys">
        {t('board.keys')}
      </p>
      {!columns && <AnswerWait answer={answer} shape="rows" lines={8} />}
      <div ref={board} className="lead-board" role="group" aria-label={t('views.board')}>
        {visible?.map(column => (
          <BoardColumn
            key={column.status_id}
            column={column}
            recordPath={recordPath}
            targets={targets}
            busyId={busyId}
            dragged={dragged}
            onDrag={setDragged}
            onMove={move}
          />
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {dialog}
    </div>
  )
}
