import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Checkbox } from '@/shared/ui/checkbox'

/** They agreed, to the text that holds now: the day is the server's. */
export function ConsentControl({ form, name }: FieldControlProps) {
  const t = usePhrases('buyers')
  const value = useFormValues(form)[name]
  return (
    <Checkbox
      name={name}
      label={t('consent.given')}
      hint={t('consent.text')}
      checked={value === CURRENT_CONSENT}
      onChange={event =>
        form.fields.setValue(name, event.target.checked ? CURRENT_CONSENT : null, { shouldDirty: true })
      }
    />
  )
}
