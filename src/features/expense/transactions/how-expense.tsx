import type { postingPhrases } from '@/shared/posting/posting.phrases'
import { HowComputed, type HowComputedProps } from '@/shared/computation/how-computed'
import { usePhrases } from '@/shared/i18n/use-phrases'

type StepName = keyof (typeof postingPhrases)['step']

/** The steps of a line of an expense, or of what is owed of it. */
export function HowExpense({ steps, total, of }: Pick<HowComputedProps, 'steps' | 'total' | 'of'>) {
  const t = usePhrases('posting')
  return <HowComputed {...{ steps, total, of }} nameOf={({ key }) => t(`step.${key as StepName}`)} />
}
