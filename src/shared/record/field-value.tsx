import type { ReactNode } from 'react'
import { isDateText } from '@contract/kernel/dates'
import type { Field } from '@contract/kernel/define-resource'
import { labelOf } from '@contract/kernel/references'
import { shownRate } from '@/shared/form/typed-figures'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import type { Namespace } from '@/shared/i18n/namespaces'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { JsonValue } from '@/shared/record/json-value'
import { ReferenceTitle } from '@/shared/record/reference-title'
import type { RecordValues } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'

export type FieldValueProps = {
  field: Field
  name: string
  namespace: Namespace
  value: unknown
  /** The record that it is a value of: it says what its references are called. */
  row?: RecordValues | null | undefined
}

/** One value for the eye, as its kind is shown everywhere. */
export function FieldValue({ field, name, namespace, value, row }: FieldValueProps): ReactNode {
  const t = usePhrases('record')
  const formats = useFormats()
  const words = useFieldWords(namespace)
  if (value === null || value === undefined || value === '') return t('none')

  switch (field.kind) {
    case 'boolean': {
      const said = words.value(name, String(value))
      if (said !== String(value)) return said
      return value ? t('form.yes') : t('form.no')
    }
    case 'enum':
      return words.value(name, String(value))
    case 'money':
      return <Ltr>{formats.amount(value)}</Ltr>
    case 'rate':
      return <Ltr>{`${shownRate(String(value))} %`}</Ltr>
    case 'date':
      return <Ltr>{isDateText(String(value)) ? formats.date(String(value)) : String(value)}</Ltr>
    case 'instant':
      return <Ltr>{formats.instant(String(value))}</Ltr>
    case 'reference':
    case 'user': {
      const label = row && row[name] === value ? row[labelOf(name)] : null
      if (typeof label === 'string') return <bdi>{storedName(field.to, label)}</bdi>
      return field.to ? <ReferenceTitle to={field.to} id={String(value)} /> : <bdi>{String(value)}</bdi>
    }
    case 'days':
    case 'integer':
      return <Ltr>{String(value)}</Ltr>
    case 'json':
      return <JsonValue value={value} />
    case 'long_text':
      return <bdi className="long-text">{String(value)}</bdi>
    case 'id':
    case 'text':
    case 'code':
    case 'email':
    case 'file':
      return <bdi>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</bdi>
  }
}
