import { useFormValues } from '@/shared/form/use-form-values'
import { FormDate } from '@/shared/form/form-date'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Button } from '@/shared/ui/button'

const NOBODY = {
  name: '',
  relationship: null,
  mobile: null,
  email: null,
  address: null,
  spa_date: null,
  is_consularised: false,
}

/** Who signs for a buyer that is abroad; nobody until one is named. */
export function AttorneyControl({ form, name }: FieldControlProps) {
  const t = usePhrases('buyers')
  const isNamed = Boolean(useFormValues(form)[name])
  const set = (value: unknown) => form.fields.setValue(name, value, { shouldDirty: true })
  if (!isNamed)
    return (
      <div className="form-wide">
        <Button icon="plus-lg" onClick={() => set(NOBODY)}>
          {t('attorney.add')}
        </Button>
      </div>
    )
  const text = (field: string) =>
    ({ form, name: `${name}.${field}`, nullable: true, optional: true }) as const
  return (
    <div className="form-wide form-stack">
      <div className="form-grid">
        <FormText form={form} name={`${name}.name`} label={t('attorney.name')} required dir="auto" />
        <FormText {...text('relationship')} label={t('attorney.relationship')} dir="auto" />
        <FormText {...text('mobile')} label={t('attorney.mobile')} dir="ltr" inputMode="tel" />
        <FormText {...text('email')} label={t('attorney.email')} type="email" />
        <FormText {...text('address')} label={t('attorney.address')} dir="auto" />
        <FormDate form={form} name={`${name}.spa_date`} label={t('attorney.spa_date')} optional />
        <FormSwitch form={form} name={`${name}.is_consularised`} label={t('attorney.is_consularised')} />
      </div>
      <div>
        <Button size="sm" icon="trash" onClick={() => set(null)}>
          {t('attorney.remove')}
        </Button>
      </div>
    </div>
  )
}
