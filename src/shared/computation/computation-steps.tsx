import type { ShownStep } from '@contract/selling/step.schema'
import '@/shared/computation/computation.scss'
import { writtenSteps, type OmitStep } from '@/shared/computation/step-words'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { classNames } from '@/shared/ui/class-names'

export type ComputationStepsProps = {
  steps: readonly ShownStep[]
  /** What the list is of, for those who have it read to them. */
  label: string
  /** The step that the others lead to. */
  total: string
  nameOf: (step: ShownStep) => string
  omit?: OmitStep | undefined
}

/** One line a step, each with the sum that made it. */
export function ComputationSteps({ steps, label, total, nameOf, omit }: ComputationStepsProps) {
  const formats = useFormats()
  return (
    <dl className="computation-steps" aria-label={label}>
      {writtenSteps(steps, omit).map(({ step, formula }) => (
        <div
          key={step.key}
          className={classNames('computation-step', step.key === total && 'computation-total')}
        >
          <dt>
            <span>{nameOf(step)}</span>
            {formula && (
              <span className="computation-formula">
                <Ltr>{formula}</Ltr>
              </span>
            )}
          </dt>
          <dd>
            <Ltr>{formats.amount(step.amount)}</Ltr>
          </dd>
        </div>
      ))}
    </dl>
  )
}
