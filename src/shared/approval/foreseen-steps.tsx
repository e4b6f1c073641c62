import type { ReactNode } from 'react'
import type { ChainForecast } from '@contract/approvals/foresee-chain'
import { stepName } from '@/shared/approval/approval-names'
import '@/shared/approval/approval.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { classNames } from '@/shared/ui/class-names'

export type ForeseenStepsProps = {
  foreseen: ChainForecast
  /** What the reader can do where nobody is found. */
  advice: ReactNode
}

type Step = ChainForecast['steps'][number]

/** Whom a request would be asked of, before it is sent; and where that would stop it. */
export function ForeseenSteps({ foreseen: { problem, steps }, advice }: ForeseenStepsProps) {
  const t = usePhrases('approval')
  const namesOf = ({ people, min_approvals }: Step) => {
    const names = people
      .map(({ name, stands_in_for }) =>
        stands_in_for ? `${name} (${t('foreseen.stands_in', { name: stands_in_for })})` : name,
      )
      .join(', ')
    const isOneOf = people.length > min_approvals
    return isOneOf ? t('foreseen.enough', { people: names, count: min_approvals }) : names
  }
  const gapOf = ({ gap, people, min_approvals }: Step) =>
    gap === 'nobody_found' && people.length > 0
      ? t('foreseen.short', { count: min_approvals })
      : gap && t(`foreseen.gap.${gap}`)
  return (
    <>
      {problem && (
        <Banner tone="danger" title={t(`foreseen.problem.${problem}`)}>
          {advice}
        </Banner>
      )}
      {steps.length > 0 && (
        <ol className="foreseen" aria-label={t('foreseen.title')}>
          {steps.map((step, index) => (
            <li
              key={`${index}-${step.step_key}`}
              className={classNames('foreseen-step', step.gap && 'is-gap')}
            >
              <span className="foreseen-name">{stepName(step.step_key)}</span>
              {step.people.length > 0 && (
                <span>
                  <bdi>{namesOf(step)}</bdi>
                </span>
              )}
              {step.gap && (
                <span className={step.gap === 'nobody_found' ? 'foreseen-stop' : 'text-muted'}>
                  {gapOf(step)}
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
