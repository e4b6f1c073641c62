import '@/features/sales/record/phase-bar.scss'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'
import type { Phase } from '@/features/sales/record/phases-of'

export type PhaseBarProps = { phases: readonly Phase[] }

/** Where a sale stands on its way to being paid, and when it got or will get to each place. */
export function PhaseBar({ phases }: PhaseBarProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  return (
    <ol className="phase-bar" aria-label={t('phases.title')}>
      {phases.map(({ key, state, date, isExpected }, index) => (
        <li
          key={key}
          className={classNames('phase', `phase-${state}`)}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className="phase-mark" aria-hidden="true">
            {state === 'done' ? (
              <Icon name="check-lg" size="sm" />
            ) : state === 'ended' ? (
              <Icon name="x-lg" size="sm" />
            ) : (
              index + 1
            )}
          </span>
          <span className="phase-words">
            <span className="phase-name">{t(`phases.${key}`)}</span>
            {date && (
              <span className="phase-date">
                {isExpected
                  ? t('phases.expected', { date: formats.shortDate(date) })
                  : formats.shortDate(date)}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
