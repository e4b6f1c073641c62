import type { TrackerStep } from '@contract/modules/approvals/external.calls'
import { stepName } from '@/shared/approval/approval-names'
import '@/shared/approval/approval.scss'
import { TrackerWords } from '@/shared/approval/tracker-words'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { classNames } from '@/shared/ui/class-names'

export type RequestTrackerProps = {
  steps: readonly TrackerStep[]
  /** Given where the reader may remind whoever has it; once a day, says the server. */
  onNudge?: (() => void) | undefined
  isNudging?: boolean | undefined
  /** When somebody was reminded, where that was today. */
  nudgedAt?: string | null | undefined
}

const toneOf = ({ state, decided }: TrackerStep) => {
  const last = decided.at(-1)?.decision
  if (last === 'reject') return 'danger'
  if (last === 'return') return 'warning'
  return state === 'done' ? 'success' : state === 'active' ? 'info' : 'neutral'
}

/** Who has a request, since when, and what was said on its way. */
export function RequestTracker({ steps, onNudge, isNudging, nudgedAt }: RequestTrackerProps) {
  const t = usePhrases('approval')
  const canNudge = onNudge && steps.some(step => step.state === 'active')
  return (
    <>
      <ol className="tracker" aria-label={t('tracker.title')}>
        {steps.map((step, index) => (
          <li
            key={`${index}-${step.step_key}`}
            className={classNames('tracker-step', `is-${step.state}`, `tone-${toneOf(step)}`)}
            aria-current={step.state === 'active' ? 'step' : undefined}
          >
            <span className="tracker-mark" aria-hidden="true" />
            <div>
              <p className="tracker-name">{stepName(step.step_key)}</p>
              <TrackerWords step={step} />
            </div>
          </li>
        ))}
      </ol>
      {canNudge && (
        <div className="tracker-nudge">
          {nudgedAt ? (
            <p role="status">{t('tracker.nudged', { date: nudgedAt })}</p>
          ) : (
            <Button size="sm" busy={isNudging} onClick={onNudge}>
              {t('tracker.nudge')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
