import type { DecidedMany } from '@contract/modules/approvals/approval-inbox.calls'
import type { InboxRow } from '@/features/approvals/inbox/inbox.api'
import { documentName } from '@/shared/approval/approval-names'
import { LINES_IN_SHORT, lineKey, shownBriefly } from '@/shared/approval/show-line'
import { useLineFormat } from '@/shared/approval/use-line-format'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Icon } from '@/shared/ui/icon'

export type BulkResultsProps = {
  rows: readonly InboxRow[]
  /** Null before anything was decided. */
  results: DecidedMany['results'] | null
}

export function BulkResults({ rows, results }: BulkResultsProps) {
  const t = usePhrases('approvals')
  const showing = useLineFormat()
  return (
    <ul className="bulk-results" role={results ? 'status' : undefined}>
      {rows.map(row => {
        const result = results?.find(one => one.id === row.id)
        return (
          <li key={row.id}>
            <span>
              <strong dir="auto">{row.requester_name}</strong>{' '}
              <span className="inbox-kind">
                {documentName(row.doc_type)}
                {row.lines.slice(0, LINES_IN_SHORT).map(line => (
                  <span key={lineKey(line)}>
                    <bdi>{shownBriefly(line, showing)}</bdi>
                  </span>
                ))}
              </span>
            </span>
            {result && (
              <span className={result.done ? 'tone-success bulk-result' : 'tone-danger bulk-result'}>
                <Icon name={result.done ? 'check-circle' : 'x-circle'} />
                {result.done ? t('bulk.done') : (result.message ?? t('bulk.failed'))}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
