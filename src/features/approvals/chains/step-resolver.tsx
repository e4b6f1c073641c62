import { RESOLVERS, type ChainChoices } from '@contract/approvals/approval-chain.calls'
import type { StepDraft } from '@/features/approvals/chains/chain-form'
import { PersonField } from '@/features/approvals/person-field'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type StepResolverProps = {
  step: StepDraft
  roles: ChainChoices['roles']
  onChange: (part: Partial<StepDraft>) => void
}

/** By whom a step is decided, and which role or person is meant. */
export function StepResolver({ step, roles, onChange }: StepResolverProps) {
  const t = usePhrases('approvals')
  const isMissing = step.resolver_arg === null ? t('steps.choose') : undefined
  return (
    <>
      <Field label={t('steps.resolver')}>
        <Select
          value={step.resolver}
          options={RESOLVERS.map(value => ({ value, label: t(`resolver.${value}`) }))}
          onChange={event =>
            onChange({
              resolver: event.target.value as StepDraft['resolver'],
              resolver_arg: null,
              label: null,
            })
          }
        />
      </Field>
      {step.resolver === 'role' && (
        <Field label={t('steps.role')} error={isMissing} required>
          <Select
            value={step.resolver_arg ?? ''}
            placeholder={t('steps.choose')}
            options={roles.map(role => ({ value: role.code, label: storedName('role', role.name) }))}
            onChange={event => onChange({ resolver_arg: event.target.value || null })}
          />
        </Field>
      )}
      {step.resolver === 'fixed_user' && (
        <PersonField
          label={t('steps.person')}
          value={step.resolver_arg ? { id: step.resolver_arg, label: step.label ?? '…' } : null}
          error={isMissing}
          onPick={person => onChange({ resolver_arg: person?.id ?? null, label: person?.label ?? null })}
        />
      )}
    </>
  )
}
