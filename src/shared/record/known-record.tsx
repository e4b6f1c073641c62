import { fieldNames, type Resource } from '@contract/kernel/define-resource'
import { labelOf } from '@contract/kernel/references'
import type { RecordForm } from '@/shared/record/record-panel.types'
import { fieldOf } from '@/shared/record/record-values'
import { FormSections } from '@/shared/record/form-sections'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Skeleton } from '@/shared/ui/skeleton'

export type KnownRecordProps = {
  resource: Resource
  form: RecordForm
  /** As the list has it. */
  row: ResourceRow
}

/** What the row of a list says of a record, while the record itself is on its way. */
export function KnownRecord({ resource, form, row }: KnownRecordProps) {
  const words = useFieldWords(form.namespace, form.list)
  const listed = new Set(fieldNames(resource, 'listed'))
  const isSaid = (name: string) => {
    if (!listed.has(name) || row[name] === null || row[name] === undefined || row[name] === '') return false
    // What it refers to by an id alone would have to be asked for.
    return !fieldOf(resource, name).to || typeof row[labelOf(name)] === 'string'
  }
  const sections = (form.sections ?? [{ fields: fieldNames(resource, 'changeable') }])
    .map(section => ({ ...section, fields: section.fields.filter(isSaid) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <div className="form-stack" aria-busy="true">
      <Skeleton lines={sections.length > 0 ? 1 : 8} />
      <FormSections
        resource={resource}
        namespace={form.namespace}
        sections={sections}
        row={row}
        labelOf={words.label}
      />
    </div>
  )
}
