import type { ReactNode } from 'react'
import type { Field } from '@contract/kernel/define-resource'
import { labelOf } from '@contract/kernel/references'
import { FormDate } from '@/shared/form/form-date'
import { FormInteger } from '@/shared/form/form-integer'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormMoney } from '@/shared/form/form-money'
import { FormRate } from '@/shared/form/form-rate'
import { FormReference } from '@/shared/form/form-reference'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { FormYesNo } from '@/shared/form/form-yes-no'
import type { PortalForm } from '@/shared/form/use-portal-form'
import type { Namespace } from '@/shared/i18n/namespaces'
import { FieldSelect } from '@/shared/record/field-select'
import { isNullable, isRequired, optionsOf } from '@/shared/record/field-shape'
import type { RecordValues } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'

export type FieldControlProps = {
  form: PortalForm<RecordValues>
  name: string
  field: Field
  namespace: Namespace
  /** The record that is changed; null for a new one. */
  row: RecordValues | null
  /** Where it is called otherwise than in its records. */
  named?: { label: string; hint: string | undefined } | undefined
}

/** The control that a field gets by its kind; a form may put another in its place. */
export function FieldControl({ form, name, field, namespace, row, named }: FieldControlProps): ReactNode {
  const words = useFieldWords(namespace)
  const nullable = isNullable(field)
  const when = field.requiredWhen
  const required = isRequired(field) || (when !== undefined && form.fields.watch(when.field) === when.is)
  const shared = { form, name, label: words.label(name), hint: words.hint(name), required, ...named }
  const text = { ...shared, nullable, optional: !required }
  const label = row?.[labelOf(name)]

  switch (field.kind) {
    case 'boolean':
      if (nullable) return <FormYesNo {...shared} optional />
      return <FormSwitch {...shared} />
    case 'enum':
      return (
        <FieldSelect
          {...{ form, name, field, namespace }}
          options={optionsOf(field).map(value => ({ value, label: words.value(name, value) }))}
        />
      )
    case 'money':
      return <FormMoney {...shared} optional={!required} />
    case 'rate':
    case 'days':
      return <FormRate {...shared} optional={!required} />
    case 'integer':
      return <FormInteger {...shared} optional={!required} />
    case 'date':
      return <FormDate {...shared} optional={!required} />
    case 'reference':
    case 'user':
      return (
        <FormReference
          {...shared}
          optional={!required}
          to={field.to ?? 'user'}
          offers={field.offers}
          valueLabel={typeof label === 'string' ? label : null}
        />
      )
    case 'long_text':
      return <FormLongText {...text} />
    case 'email':
      return <FormText {...text} type="email" autoComplete="off" />
    case 'code':
      return <FormText {...text} dir="ltr" autoComplete="off" spellCheck={false} />
    case 'text':
      return <FormText {...text} dir="auto" autoComplete="off" />
    case 'id':
    case 'instant':
    case 'file':
    case 'json':
      throw new Error(`A field of kind ${field.kind} has no control of its own: ${name}`)
  }
}
