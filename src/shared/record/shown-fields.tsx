import type { Resource } from '@contract/kernel/define-resource'
import type { Namespace } from '@/shared/i18n/namespaces'
import { FieldValue } from '@/shared/record/field-value'
import { FormSections } from '@/shared/record/form-sections'
import type { RecordSection } from '@/shared/record/record-sections'
import { fieldOf, type RecordValues } from '@/shared/record/record-values'

export type ShownFieldsProps = {
  resource: Resource
  namespace: Namespace
  sections: readonly RecordSection[]
  row: RecordValues
  labelOf: (field: string) => string
}

const NONE: readonly string[] = []

/** Fields in their groups, to be read alone. */
export function ShownFields({ resource, namespace, sections, row, labelOf }: ShownFieldsProps) {
  return (
    <FormSections
      sections={sections}
      writable={NONE}
      row={row}
      labelOf={labelOf}
      control={() => null}
      value={(name, value) => (
        <FieldValue
          field={fieldOf(resource, name)}
          name={name}
          namespace={namespace}
          value={value}
          row={row}
        />
      )}
    />
  )
}
