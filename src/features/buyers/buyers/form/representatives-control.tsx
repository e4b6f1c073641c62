import { useFormValues } from '@/shared/form/use-form-values'
import { FormText } from '@/shared/form/form-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Button } from '@/shared/ui/button'

const NOBODY = { name: '', position: null, mobile: null, email: null }
const MOST = 10

/** Who signs for a company. */
export function RepresentativesControl({ form, name }: FieldControlProps) {
  const t = usePhrases('buyers')
  const value = useFormValues(form)[name]
  const people = Array.isArray(value) ? (value as unknown[]) : []
  const set = (next: unknown[]) =>
    form.fields.setValue(name, next.length > 0 ? next : null, { shouldDirty: true })
  const text = (index: number, field: string) =>
    ({ form, name: `${name}.${index}.${field}`, nullable: true, optional: true }) as const
  return (
    <div className="form-wide form-stack">
      {people.map((_, index) => (
        <fieldset key={index} className="form-stack buyer-signer">
          <legend className="field-label">{t('signers.one', { no: index + 1 })}</legend>
          <div className="form-grid">
            <FormText
              form={form}
              name={`${name}.${index}.name`}
              label={t('attorney.name')}
              required
              dir="auto"
            />
            <FormText {...text(index, 'position')} label={t('signers.position')} dir="auto" />
            <FormText {...text(index, 'mobile')} label={t('attorney.mobile')} dir="ltr" inputMode="tel" />
            <FormText {...text(index, 'email')} label={t('attorney.email')} type="email" />
          </div>
          <div>
            <Button size="sm" icon="trash" onClick={() => set(people.filter((_one, at) => at !== index))}>
              {t('signers.remove', { no: index + 1 })}
            </Button>
          </div>
        </fieldset>
      ))}
      {people.length < MOST && (
        <div>
          <Button icon="plus-lg" onClick={() => set([...people, NOBODY])}>
            {t('signers.add')}
          </Button>
        </div>
      )}
    </div>
  )
}
