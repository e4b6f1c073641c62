import { useMemo } from 'react'
import { LOCALES } from '@contract/kernel/locales'
import { COUNTRY_CODES } from '@/features/buyers/buyers/form/countries'
import { useLocale } from '@/shared/i18n/use-locale'
import type { FieldControlProps } from '@/shared/record/field-control'
import { FieldSelect } from '@/shared/record/field-select'

/** Countries by their names in the reader's language; where our buyers work most stands first. */
export function CountryControl({ form, name, field, namespace }: FieldControlProps) {
  const { tag } = LOCALES[useLocale()]
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' })
    const named = COUNTRY_CODES.map(value => ({ value, label: names.of(value) ?? value }))
    const [home, ...others] = named
    return [...(home ? [home] : []), ...others.sort((a, b) => a.label.localeCompare(b.label, tag))]
  }, [tag])
  return <FieldSelect {...{ form, name, field, namespace, options }} />
}
