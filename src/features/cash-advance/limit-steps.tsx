import type { LimitKey } from '@contract/modules/cash-advance/advance-limit.rules'
import type { AdvanceLimitAnswer } from '@contract/modules/cash-advance/advance-answers'
import { ComputationSteps } from '@/shared/computation/computation-steps'
import { shownRate } from '@/shared/format/shown-rate'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** How the safe limit came about; how much of what is open the ceiling covers is said by those beside it. */
export function LimitSteps({ steps }: Pick<AdvanceLimitAnswer, 'steps'>) {
  const t = usePhrases('cash-advance')
  return (
    <ComputationSteps
      steps={steps}
      label={t('limit.title')}
      total="limit"
      nameOf={({ key, how }) =>
        how.by === 'percent'
          ? t('limit.ceiling_of', { rate: shownRate(how.rate) })
          : t(`limit.${key as Exclude<LimitKey, 'ceiling' | 'covered'>}`)
      }
      omit={({ key }) => key === 'covered'}
    />
  )
}
