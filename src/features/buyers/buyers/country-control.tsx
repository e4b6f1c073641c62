import { useMemo } from 'react'
import { LOCALES } from '@contract/kernel/locales'
import { COUNTRY_CODES } from '@/features/buyers/buyers/countries'
import { FormSelect } from '@/shared/form/form-select'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { isNullable } from '@/shared/record/field-shape'
import { useFieldWords } from '@/shared/record/use-field-words'

/** Countries by their names in the reader's language; where our buyers work most stands first. */
export function CountryControl({ form, name, field, namespace }: FieldControlProps) {
  const t = usePhrases('record')
  const words = useFieldWords(namespace)
  const { tag } = LOCALES[useLocale()]
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' })
    const named = COUNTRY_CODES.map(value => ({ value, label: names.of(value) ?? value }))
    const [home, ...others] = named
    return [...(home ? [home] : []), ...others.sort((a, b) => a.label.localeCompare(b.label, tag))]
  }, [tag])
  const nullable = isNullable(field)
  return (
    <FormSelect
      form={form}
      name={name}
      label={words.label(name)}
      hint={words.hint(name)}
      nullable={nullable}
      placeholder={nullable ? t('none') : t('form.choose')}
      options={options}
    />
  )
}
