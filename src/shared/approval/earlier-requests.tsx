import type { EarlierRequest } from '@contract/modules/approvals/approval-view'
import { shownBriefly } from '@/shared/approval/show-line'
import { StatusBadge } from '@/shared/approval/status-badge'
import { useLineFormat } from '@/shared/approval/use-line-format'
import { Ltr } from '@/shared/format/ltr'

export type EarlierRequestsProps = {
  earlier: readonly EarlierRequest[]
  /** Of the heading. */
  level?: 2 | 3
}

/** What the same person asked before: read beside the request, for whoever decides. */
export function EarlierRequests({ earlier, level = 3 }: EarlierRequestsProps) {
  const showing = useLineFormat()
  const { t, formats } = showing
  if (earlier.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className="request-earlier">
      <Heading>{t('earlier')}</Heading>
      <ul>
        {earlier.map(({ number, requested_at, status, lines }) => (
          <li key={requested_at}>
            <span>
              <span className="request-earlier-what">
                {lines.map(line => (
                  <bdi key={line.name}>{shownBriefly(line, showing)}</bdi>
                ))}
              </span>
              <small className="text-muted">
                {number && <Ltr>{number}</Ltr>} {t('asked_on', { date: formats.shortDate(requested_at) })}
              </small>
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
