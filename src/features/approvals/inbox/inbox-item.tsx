import { useEffect, useRef } from 'react'
import type { InboxRow } from '@/features/approvals/inbox/inbox.api'
import { documentName } from '@/shared/approval/approval-names'
import { LINES_IN_SHORT, lineKey, shownBriefly } from '@/shared/approval/show-line'
import { useLineFormat } from '@/shared/approval/use-line-format'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { classNames } from '@/shared/ui/class-names'

export type InboxItemProps = {
  row: InboxRow
  isOpen: boolean
  isChosen: boolean
  onOpen: () => void
  /** Missing where nothing is to be decided here. */
  onChoose: ((isChosen: boolean) => void) | undefined
}

/** One request in a few words; the whole of it opens beside. */
export function InboxItem({ row, isOpen, isChosen, onOpen, onChoose }: InboxItemProps) {
  const t = usePhrases('approvals')
  const showing = useLineFormat()
  const { t: words, formats } = showing
  const item = useRef<HTMLLIElement>(null)
  const isLate = row.state === 'active' && row.due_at !== null && new Date(row.due_at) < new Date()

  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView?.({ block: 'nearest' })
  }, [isOpen])

  return (
    <li ref={item} className={classNames('inbox-item', isOpen && 'is-open', isChosen && 'is-chosen')}>
      {onChoose && (
        <input
          type="checkbox"
          className="check-input"
          aria-label={t('inbox.choose', { name: row.requester_name })}
          checked={isChosen}
          onChange={event => onChoose(event.target.checked)}
        />
      )}
      <button
        type="button"
        className="inbox-open"
        aria-current={isOpen ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className="inbox-line">
          <strong dir="auto">{row.requester_name}</strong>
          <span className="inbox-when">{formats.shortDate(row.requested_at)}</span>
        </span>
        <span className="inbox-kind">
          <span>{documentName(row.doc_type)}</span>
          {row.lines.slice(0, LINES_IN_SHORT).map(line => (
            <span key={lineKey(line)}>
              <bdi>{shownBriefly(line, showing)}</bdi>
            </span>
          ))}
        </span>
        <span className="inbox-marks">
          {row.stands_in_for && <Badge tone="info">{t('inbox.for', { name: row.stands_in_for })}</Badge>}
          {row.is_frozen && <Badge tone="warning">{t('inbox.frozen')}</Badge>}
          {row.decision && <Badge tone="neutral">{words(`did.${row.decision}`)}</Badge>}
          {isLate && row.due_at && (
            <Badge tone="danger">{words('tracker.overdue', { date: formats.shortDate(row.due_at) })}</Badge>
          )}
        </span>
      </button>
    </li>
  )
}
