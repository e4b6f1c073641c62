import type { ReactNode } from 'react'
import { isDateText } from '@contract/kernel/dates'
import type { Field } from '@contract/kernel/define-resource'
import { labelOf, type ReferenceName } from '@contract/kernel/references'
import { shownRate } from '@/shared/format/shown-rate'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import type { Namespace } from '@/shared/i18n/namespaces'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'
import { useReferenceQuery } from '@/shared/resource/reference.api'

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

type ReferenceTitleProps = { to: ReferenceName; id: string }

/** How another record calls itself, where no row says it. One that may not be seen has only its id. */
function ReferenceTitle({ to, id }: ReferenceTitleProps) {
  const { currentData } = useReferenceQuery({ to, search: '', ids: [id] })
  return <bdi>{storedName(to, currentData?.[0]?.label ?? id.slice(-8))}</bdi>
}

type JsonValueProps = { value: unknown }

type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(one => one === null || typeof one !== 'object')

const lineOf = (part: Part) =>
  Object.values(part)
    .filter(one => typeof one === 'string' && one !== '')
    .join(' · ')

/** People with their numbers, and the like: a line each. What is made of more than that stands as it was kept. */
function JsonValue({ value }: JsonValueProps) {
  const t = usePhrases('record')
  const parts = Array.isArray(value) ? (value as unknown[]) : [value]
  if (parts.length === 0) return t('none')
  if (!parts.every(isPart)) return <bdi>{JSON.stringify(value)}</bdi>
  return (
    <ul className="plain-list">
      {parts.map((part, index) => (
        <li key={index}>
          <bdi>{lineOf(part)}</bdi>
        </li>
      ))}
    </ul>
  )
}
