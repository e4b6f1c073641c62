import {
  CLAWBACK_RULES,
  HOLDBACK_RULES,
  TRIGGER_KINDS,
  VACANT_RULES,
  VAT_MODES,
} from '@contract/modules/commission/scheme.resource'
import { BASE_KINDS } from '@contract/selling/scheme.rules'
import type { SchemeFormValues } from '@/features/commission/form/scheme-values'
import { FormRate } from '@/shared/form/form-rate'
import { FormSelect } from '@/shared/form/form-select'
import { FormSwitch } from '@/shared/form/form-switch'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useFieldWords } from '@/shared/record/use-field-words'

export type OtherFieldsProps = { form: PortalForm<SchemeFormValues> }

const CHOICES = {
  base_kind: BASE_KINDS,
  vat_mode: VAT_MODES,
  trigger_kind: TRIGGER_KINDS,
  vacant_rule: VACANT_RULES,
  holdback_release_rule: HOLDBACK_RULES,
  clawback_rule: CLAWBACK_RULES,
} as const

export function OtherFields({ form }: OtherFieldsProps) {
  const t = usePhrases('commission')
  const words = useFieldWords('commission')
  const choice = (name: keyof typeof CHOICES) => (
    <FormSelect
      form={form}
      name={name}
      label={words.label(name)}
      hint={words.hint(name)}
      options={CHOICES[name].map(value => ({ value, label: words.value(name, value) }))}
    />
  )
  return (
    <div className="form-stack">
      <div className="form-grid">
        {choice('base_kind')}
        {choice('trigger_kind')}
        {choice('vat_mode')}
        {choice('vacant_rule')}
        <FormRate form={form} name="holdback_rate_pct" label={t('fields.holdback_rate_pct')} />
        {choice('holdback_release_rule')}
        {choice('clawback_rule')}
      </div>
      <FormSwitch form={form} name="requires_documents" label={t('fields.requires_documents')} />
      <FormSwitch form={form} name="requires_pdc" label={t('fields.requires_pdc')} />
    </div>
  )
}
