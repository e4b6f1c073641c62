import type { ShownStep } from '@contract/selling/step.schema'
import { ComputationSteps } from '@/shared/computation/computation-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** How the amount comes about. */
export function IncentiveSteps({ steps }: { steps: readonly ShownStep[] }) {
  const t = usePhrases('incentives')
  return (
    <ComputationSteps
      steps={steps}
      total="incentive"
      label={t('computation')}
      nameOf={({ key }) => t(`step.${key as 'counted' | 'incentive'}`)}
    />
  )
}
