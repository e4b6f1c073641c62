import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ShownStep } from '@contract/selling/step.schema'
import '@/shared/computation/computation.scss'
import { writtenSteps, type OmitStep } from '@/shared/computation/step-words'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { classNames } from '@/shared/ui/class-names'
import { Modal } from '@/shared/ui/modal'

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

export type TraceStepsProps = ComputationStepsProps & {
  /** The rule that made the last step, and how it rounds. */
  rules: readonly string[]
  children?: ReactNode
}

/** The steps of a figure, and below them the rule in words. */
export function TraceSteps({ rules, children, ...steps }: TraceStepsProps) {
  return (
    <>
      <ComputationSteps {...steps} />
      {children}
      <p className="text-muted small mb-0">{rules.join(' ')}</p>
    </>
  )
}

export type TraceLink = { key: string; to: string; words: string }

export type TraceDialogProps = {
  /** What the figure is of, and of when. */
  title: string
  /** The lists whose rows the figure is made of. */
  links: readonly TraceLink[]
  children: ReactNode
  onClose: () => void
}

/** How a figure of a statement comes about, and the way to its rows. */
export function TraceDialog({ title, links, children, onClose }: TraceDialogProps) {
  return (
    <Modal show title={title} onClose={onClose} size="lg">
      <div className="form-stack">
        {children}
        {links.map(({ key, to, words }) => (
          <div key={key}>
            <Link to={to} className="record-link">
              {words}
            </Link>
          </div>
        ))}
      </div>
    </Modal>
  )
}
