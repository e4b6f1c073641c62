import type { TrackerStep } from '@contract/modules/approvals/external.calls'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type TrackerWordsProps = { step: TrackerStep }

/** A step in a sentence or two: who decided what, or who has it since when. */
export function TrackerWords({ step }: TrackerWordsProps) {
  const t = usePhrases('approval')
  const formats = useFormats()
  const people = step.people.join(` ${t('tracker.or')} `)
  const isLate = step.due_at !== null && new Date(step.due_at) < new Date()
  return (
    <>
      {step.decided.map(({ decision, by, at, comment }) => (
        <div key={at + by} className="tracker-words">
          <p>
            <span dir="auto">{t('tracker.decided', { decision: t(`did.${decision}`), name: by })}</span>
            <time dateTime={at}>{formats.longDate(at)}</time>
          </p>
          {comment && (
            <blockquote dir="auto" className="tracker-comment">
              {comment}
            </blockquote>
          )}
        </div>
      ))}
      {step.state === 'active' && (
        <p className="tracker-words">
          {people && <span dir="auto">{t('tracker.has_it', { people })}</span>}
          {step.since && (
            <time dateTime={step.since}>{t('tracker.since', { date: formats.longDate(step.since) })}</time>
          )}
          {step.due_at && (
            <time dateTime={step.due_at} className={isLate ? 'is-late' : undefined}>
              {t(isLate ? 'tracker.overdue' : 'tracker.due', { date: formats.longDate(step.due_at) })}
            </time>
          )}
        </p>
      )}
      {step.state === 'waiting' && (
        <p className="tracker-words">
          {people ? t('tracker.later', { people }) : t('tracker.later_unnamed')}
        </p>
      )}
      {step.state === 'skipped' && step.decided.length === 0 && (
        <p className="tracker-words">{t('tracker.skipped')}</p>
      )}
    </>
  )
}
