import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { InboxRow } from '@/features/dashboard/dashboard.api'
import { documentName } from '@/shared/approval/approval-names'
import { ConfirmDecision } from '@/shared/approval/decide/confirm-decision'
import '@/shared/approval/decide/decide.scss'
import { useOpenSeatQuery } from '@/shared/approval/decide/seat.api'
import { LINES_IN_SHORT, lineKey, shownBriefly } from '@/shared/approval/show-line'
import { useLineFormat } from '@/shared/approval/use-line-format'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'

type Decision = InboxRow['decisions'][number]
const AGREES: readonly Decision[] = ['approve', 'verify', 'note']

/** Who asks for what; a press agrees, and a second one under the sentence confirms it. Everything else is a link away. */
export function InboxRows({ rows }: { rows: readonly InboxRow[] }) {
  const [deciding, setDeciding] = useState<string | null>(null)
  const handleDone = () => setDeciding(null)
  return (
    <ul className="count-lines inbox-rows">
      {rows.map(row => (
        <Row
          key={row.id}
          row={row}
          isDeciding={row.id === deciding}
          onDecide={() => setDeciding(row.id)}
          onDone={handleDone}
        />
      ))}
    </ul>
  )
}

type RowProps = { row: InboxRow; isDeciding: boolean; onDecide: () => void; onDone: () => void }

function Row({ row, isDeciding, onDecide, onDone }: RowProps) {
  const showing = useLineFormat()
  const { t: words, formats } = showing
  const agreement = row.decisions.find(decision => AGREES.includes(decision))
  const isLate = row.due_at !== null && new Date(row.due_at) < new Date()
  return (
    <li className="inbox-row">
      <div className="inbox-row-line">
        <Link to={`/approvals?item=${row.id}`} className="count-line">
          <span>
            <bdi>{row.requester_name}</bdi>
            <small className="text-muted d-block">
              {documentName(row.doc_type)}
              {row.lines.slice(0, LINES_IN_SHORT).map(line => (
                <span key={lineKey(line)} dir="auto">
                  {' · '}
                  {shownBriefly(line, showing)}
                </span>
              ))}
            </small>
            {isLate && row.due_at && (
              <Badge tone="danger">{words('tracker.overdue', { date: formats.shortDate(row.due_at) })}</Badge>
            )}
          </span>
        </Link>
        {agreement && !isDeciding && (
          <Button
            size="sm"
            aria-label={`${words(`decide.${agreement}`)}: ${row.requester_name}, ${documentName(row.doc_type)}`}
            onClick={onDecide}
          >
            {words(`decide.${agreement}`)}
          </Button>
        )}
      </div>
      {agreement && isDeciding && <Decide id={row.id} decision={agreement} onDone={onDone} />}
    </li>
  )
}

/** What the sentence says is read when somebody begins to decide. */
function Decide({ id, decision, onDone }: { id: string; decision: Decision; onDone: () => void }) {
  const t = usePhrases('document')
  const {
    currentData: seat,
    error,
    isFetching,
    refetch,
  } = useOpenSeatQuery(id, {
    refetchOnMountOrArgChange: true,
  })
  if (error) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!seat || isFetching) return <Skeleton lines={3} />
  if (!seat.decisions.includes(decision)) return <p className="mb-0">{t('decide.not_asked')}</p>
  return <ConfirmDecision seat={seat} decision={decision} onBack={onDone} onDone={onDone} />
}
