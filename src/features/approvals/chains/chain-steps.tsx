import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react'
import { MOST_STEPS, type ChainChoices } from '@contract/approvals/approval-chain.calls'
import { APPROVAL_STEPS } from '@contract/approvals/approver.resource'
import { moved, newStep, type StepDraft } from '@/features/approvals/chains/chain-form'
import { ChainStep } from '@/features/approvals/chains/chain-step'
import { stepName } from '@/shared/approval/approval-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'
import { Button } from '@/shared/ui/button'

export type ChainStepsProps = {
  steps: readonly StepDraft[]
  roles: ChainChoices['roles']
  /** What is wrong with a step, by its place. */
  problemOf: (index: number) => string | undefined
  onChange: (steps: StepDraft[]) => void
}

const BY: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** In the order in which they are asked: dragged, moved by their buttons, or by Alt and the arrows. */
export function ChainSteps({ steps, roles, problemOf, onChange }: ChainStepsProps) {
  const t = usePhrases('approvals')
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)

  const move = (from: number, to: number) => {
    const step = steps[from]
    if (!step || to < 0 || to >= steps.length || from === to) return
    onChange(moved(steps, from, to))
    setSaid(t('steps.moved', { name: stepName(step.step_key), place: to + 1, count: steps.length }))
    // What was moved keeps the focus in its new place.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-step="${step.key}"] [data-move]`)?.focus(),
    )
  }
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const by = event.altKey ? BY[event.key] : undefined
    if (by === undefined) return
    event.preventDefault()
    move(index, index + by)
  }
  const handleDrop = (event: DragEvent, index: number) => {
    event.preventDefault()
    if (dragged !== null) move(dragged, index)
    setDragged(null)
    setOver(null)
  }
  return (
    <>
      <ol ref={list} className="steps">
        {steps.map((step, index) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the step's buttons do the same
          <li
            key={step.key}
            data-step={step.key}
            className={classNames('step', over === index && 'is-over')}
            onKeyDown={event => handleKeyDown(event, index)}
            onDragOver={event => {
              event.preventDefault()
              setOver(index)
            }}
            onDrop={event => handleDrop(event, index)}
          >
            <ChainStep
              step={step}
              place={index + 1}
              roles={roles}
              problem={problemOf(index)}
              onChange={part =>
                onChange(steps.map(one => (one.key === step.key ? { ...one, ...part } : one)))
              }
              onMove={by => move(index, index + by)}
              onDrag={() => setDragged(index)}
              onRemove={
                steps.length > 1 ? () => onChange(steps.filter(one => one.key !== step.key)) : undefined
              }
            />
          </li>
        ))}
      </ol>
      {steps.length < Math.min(MOST_STEPS, APPROVAL_STEPS.length) && (
        <Button icon="plus-lg" onClick={() => onChange([...steps, newStep(steps)])}>
          {t('steps.add')}
        </Button>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
