import type { ShownStep } from '@contract/selling/step.schema'
import { ComputationSteps } from '@/shared/computation/computation-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { postingPhrases } from '@/shared/posting/posting.phrases'

type StepName = keyof (typeof postingPhrases)['step']

export type HowExpenseProps = {
  steps: readonly ShownStep[]
  /** The step that the others lead to. */
  total: StepName
  /** What the amount is of, where several stand below one another. */
  of?: string | undefined
}

/** How an amount of an expense comes about: what went in, each step, the rule and its rounding. */
export function HowExpense({ steps, total, of }: HowExpenseProps) {
  const t = usePhrases('posting')
  const rules = [...new Set(steps.map(({ rule }) => rule))]
  return (
    <details className="how-computed">
      <summary>
        {t('how')}
        {of && <bdi>{`: ${of}`}</bdi>}
      </summary>
      <ComputationSteps
        {...{ steps, total }}
        label={t('how')}
        nameOf={({ key }) => t(`step.${key as StepName}`)}
      />
      <p className="text-muted small">{t('rule', { rules: rules.join(', ') })}</p>
    </details>
  )
}
