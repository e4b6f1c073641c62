import type { ApprovalView } from '@contract/modules/approvals/approval-view'
import { lineKey, lineLabel } from '@/shared/approval/show-line'
import { shownValue } from '@/shared/approval/shown-value'
import { useLineFormat } from '@/shared/approval/use-line-format'
import '@/shared/approval/approval.scss'
import { classNames } from '@/shared/ui/class-names'

export type RequestViewProps = { view: ApprovalView }

/** What those see who are asked: warnings before everything else, and the lines that decide stand out. */
const LEADING = new Set(['days', 'amount', 'period'])
const SHORT = 24

export function RequestView({ view }: RequestViewProps) {
  const showing = useLineFormat()
  const { t } = showing
  return (
    <>
      {view.notes.length > 0 && (
        <ul className="request-notes">
          {view.notes.map(({ note, text }) => (
            <li key={note}>
              <strong>{t(`note.${note}`)}</strong>
              {text && <span dir="auto">{text}</span>}
            </li>
          ))}
        </ul>
      )}
      {view.lines.length > 0 && (
        <dl className="request-lines">
          {view.lines.map(line => (
            <div
              key={lineKey(line)}
              className={classNames(
                'request-line',
                LEADING.has(line.name) && 'is-leading',
                line.kind === 'text' && line.value.length > SHORT && 'is-long',
              )}
            >
              <dt>{lineLabel(line, showing)}</dt>
              <dd>
                <bdi>{shownValue(line, showing)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
