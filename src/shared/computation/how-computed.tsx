import type { ReactNode } from 'react'
import { ComputationSteps, type ComputationStepsProps } from '@/shared/computation/computation-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type HowComputedProps = Omit<ComputationStepsProps, 'label'> & {
  /** What the amount is of, where several stand below one another. */
  of?: string | undefined
  /** What an amount leaves in the books, or where it stands there. */
  children?: ReactNode
}

/** How an amount comes about: what went in, each step, the rule and its rounding, and what it leaves in the books. */
export function HowComputed({ children, of, ...computation }: HowComputedProps) {
  const t = usePhrases('posting')
  const rules = [...new Set(computation.steps.map(({ rule }) => rule))]
  return (
    <details className="how-computed">
      <summary>
        {t('how')}
        {of && <bdi>{`: ${of}`}</bdi>}
      </summary>
      <ComputationSteps {...computation} label={t('how')} />
      <p className="text-muted small">{t('rule', { rules: rules.join(', ') })}</p>
      {children}
    </details>
  )
}
