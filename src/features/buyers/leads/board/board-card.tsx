import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { BoardLead } from '@contract/modules/buyers/lead.views'
import { LookedFor } from '@/features/buyers/leads/board/looked-for'
import type { Target } from '@/features/buyers/leads/board/move-targets'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownHeader } from '@/shared/ui/dropdown-header'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { Icon } from '@/shared/ui/icon'

export type BoardCardProps = {
  lead: BoardLead
  recordPath: (id: string) => string
  /** Where it may go, in the order of the columns. */
  targets: readonly Target[]
  busyId: string | null
  onDrag: (lead: BoardLead | null) => void
  onMove: (lead: BoardLead, target: Target) => void
}

export function BoardCard({ lead, recordPath, targets, busyId, onDrag, onMove }: BoardCardProps) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const { full_name: name, next_action_at: at, days_in_status: days } = lead
  const canMove = targets.length > 0 && busyId === null

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!event.shiftKey || !canMove) return
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const onward = isRtl ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const order = ['open', 'working', 'reserved', 'won', 'lost']
    const place = order.indexOf(lead.category)
    const isOnward = event.key === onward
    const target = isOnward
      ? targets.find(({ category }) => order.indexOf(category) > place)
      : targets.findLast(({ category }) => order.indexOf(category) < place)
    if (!target) return
    event.preventDefault()
    onMove(lead, target)
  }
  return (
    <li
      className={classNames('board-card', busyId === lead.id && 'is-busy')}
      data-lead={lead.id}
      draggable={canMove}
      onDragStart={event => {
        event.dataTransfer.setData('text/plain', lead.id)
        event.dataTransfer.effectAllowed = 'move'
        onDrag(lead)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className="board-card-words">
        <Link
          to={recordPath(lead.id)}
          draggable={false}
          aria-describedby={canMove ? 'board-keys' : undefined}
          onKeyDown={handleKeyDown}
        >
          <bdi>{name}</bdi>
        </Link>
        <LookedFor lead={lead} />
        <p className="text-muted small">
          {at ? (
            <>
              {t(`kind.${lead.next_action_kind ?? 'call'}`)} ·{' '}
              <span className="text-nowrap">{formats.shortDate(new Date(at))}</span>
            </>
          ) : (
            t('board.no_next')
          )}
        </p>
        {lead.consent_withdrawn_at !== null && <p className="small field-error">{t('consent.withdrawn')}</p>}
        <p className="text-muted small board-facts">
          {lead.owner_label && <bdi>{lead.owner_label}</bdi>}
          <span>{days === 0 ? t('board.since_today') : t('board.days', { count: days })}</span>
        </p>
      </div>
      {canMove && (
        <Dropdown
          toggle={<Icon name="three-dots-vertical" />}
          label={t('move.card', { name })}
          align="end"
          toggleClassName="icon-button"
        >
          <DropdownHeader>{t('move.open')}</DropdownHeader>
          {targets.map(target => (
            <DropdownItem key={target.status_id} onSelect={() => onMove(lead, target)}>
              {storedName('prospect_status', target.name)}
            </DropdownItem>
          ))}
        </Dropdown>
      )}
    </li>
  )
}
