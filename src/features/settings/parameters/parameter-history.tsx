import {
  ParameterHistoryLine,
  type ParameterHistoryProps,
} from '@/features/settings/parameters/parameter-history-line'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EmptyState } from '@/shared/ui/empty-state'

/** Every value there was, is and will be, the latest first. */
export function ParameterHistory({ parameter, list, onWithdraw }: ParameterHistoryProps) {
  const t = usePhrases('parameters')
  const entries = list.entries.filter(({ code }) => code === parameter.code)
  if (entries.length === 0) return <EmptyState icon="clock-history" title={t('empty')} />
  return (
    <ol className="parameter-history" aria-label={t('history')}>
      {entries.map(entry => (
        <ParameterHistoryLine key={entry.id} {...{ parameter, list, entry, onWithdraw }} />
      ))}
    </ol>
  )
}
