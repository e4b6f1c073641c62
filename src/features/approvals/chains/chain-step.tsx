import { DECISION_KINDS, TIMEOUTS, type ChainChoices } from '@contract/approvals/approval-chain.calls'
import { APPROVAL_STEPS } from '@contract/approvals/approver.resource'
import type { StepDraft } from '@/features/approvals/chains/chain-form'
import { StepResolver } from '@/features/approvals/chains/step-resolver'
import { stepName } from '@/shared/approval/approval-names'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { Select } from '@/shared/ui/select'
import { TextInput } from '@/shared/ui/text-input'

export type ChainStepProps = {
  step: StepDraft
  place: number
  roles: ChainChoices['roles']
  problem: string | undefined
  onChange: (part: Partial<StepDraft>) => void
  onMove: (by: 1 | -1) => void
  onDrag: () => void
  /** Missing where it is the only one. */
  onRemove: (() => void) | undefined
}

/** Who is asked at this step, for what kind of word, and what happens when nobody answers. */
export function ChainStep({
  step,
  place,
  roles,
  problem,
  onChange,
  onMove,
  onDrag,
  onRemove,
}: ChainStepProps) {
  const t = usePhrases('approvals')
  const messageOf = useFieldMessage()
  const name = { place, name: stepName(step.step_key) }
  return (
    <fieldset className="step-box">
      <legend className="visually-hidden">{t('steps.legend', name)}</legend>
      <div className="step-head" draggable onDragStart={onDrag}>
        <Icon name="three-dots-vertical" />
        <strong>{t('steps.legend', name)}</strong>
        <span className="cluster ms-auto">
          <IconButton icon="chevron-up" data-move label={t('steps.up', name)} onClick={() => onMove(-1)} />
          <IconButton icon="chevron-down" label={t('steps.down', name)} onClick={() => onMove(1)} />
          {onRemove && <IconButton icon="trash" label={t('steps.remove', name)} onClick={onRemove} />}
        </span>
      </div>
      <div className="step-fields">
        <Field label={t('steps.key')} error={messageOf(problem)}>
          <Select
            value={step.step_key}
            options={APPROVAL_STEPS.map(value => ({ value, label: stepName(value) }))}
            onChange={event => onChange({ step_key: event.target.value as StepDraft['step_key'] })}
          />
        </Field>
        <StepResolver step={step} roles={roles} onChange={onChange} />
        <Field label={t('steps.kind')}>
          <Select
            value={step.decision_kind}
            options={DECISION_KINDS.map(value => ({ value, label: t(`kind.${value}`) }))}
            onChange={event => onChange({ decision_kind: event.target.value as StepDraft['decision_kind'] })}
          />
        </Field>
        <StepCount
          label={t('steps.min_approvals')}
          value={step.min_approvals}
          most={10}
          onChange={min_approvals => onChange({ min_approvals })}
        />
        <StepCount
          label={t('steps.hours')}
          value={step.sla_hours}
          most={720}
          onChange={sla_hours => onChange({ sla_hours })}
        />
        <Field label={t('steps.on_timeout')}>
          <Select
            value={step.on_timeout}
            options={TIMEOUTS.map(value => ({ value, label: t(`timeout.${value}`) }))}
            onChange={event => onChange({ on_timeout: event.target.value as StepDraft['on_timeout'] })}
          />
        </Field>
      </div>
    </fieldset>
  )
}

type StepCountProps = {
  label: string
  value: number
  most: number
  onChange: (value: number) => void
}

/** A whole number from one on; what cannot be one is not taken. */
function StepCount({ label, value, most, onChange }: StepCountProps) {
  return (
    <Field label={label}>
      <TextInput
        type="number"
        inputMode="numeric"
        figures
        min={1}
        max={most}
        value={value === 0 ? '' : value}
        onChange={event => onChange(Math.min(most, Math.max(0, Math.trunc(Number(event.target.value)))))}
      />
    </Field>
  )
}
