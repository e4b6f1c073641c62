import { Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { InboxRow } from '@/features/dashboard/dashboard.api'
import { documentName } from '@/shared/approval/approval-names'
import { LINES_IN_SHORT, lineKey, shownBriefly } from '@/shared/approval/show-line'
import { useLineFormat } from '@/shared/approval/use-line-format'
import { loadPhrases } from '@/shared/i18n/i18n'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { late } from '@/shared/ui/late'
import { Skeleton } from '@/shared/ui/skeleton'

/** What the second press needs comes with the first. */
const DecideHere = late(() =>
  Promise.all([import('@/features/dashboard/inbox/decide-here'), loadPhrases('document', 'link')]).then(
    ([file]) => file.DecideHere,
  ),
)

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
                <span key={lineKey(line)}>
                  {' · '}
                  <bdi>{shownBriefly(line, showing)}</bdi>
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
      {agreement && isDeciding && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <DecideHere id={row.id} decision={agreement} onDone={onDone} />
        </Suspense>
      )}
    </li>
  )
}
