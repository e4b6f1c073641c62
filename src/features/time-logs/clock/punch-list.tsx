import type { ShownPunch } from '@contract/modules/time-logs/time-logs.calls'
import { clockText } from '@/shared/clock/clock-text'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Icon } from '@/shared/ui/icon'

export type PunchListProps = { punches: readonly ShownPunch[]; label: string }

/** As they were made; one that was voided stays to be read, with the reason. */
export function PunchList({ punches, label }: PunchListProps) {
  const t = usePhrases('time-logs')
  if (punches.length === 0) return <p className="text-muted mb-0">{t('clock.none')}</p>
  return (
    <ul className="punch-list" aria-label={label}>
      {punches.map(punch => (
        <li key={punch.id} className={classNames('punch', punch.is_void && 'is-void')}>
          <Icon name={punch.direction === 'out' ? 'arrow-right' : 'arrow-left'} className="punch-way" />
          <span className="punch-time">
            <Ltr>{clockText(punch.punched_at)}</Ltr>
          </span>
          <span>{t(`direction.${punch.direction}`)}</span>
          <span className="text-muted small">
            {punch.is_void
              ? t('day.voided', { reason: punch.void_reason ?? '' })
              : [t(`source.${punch.source}`), punch.reason].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
