import type { ReactNode } from 'react'
import type { Resource } from '@contract/kernel/define-resource'
import type { Namespace } from '@/shared/i18n/namespaces'
import { FieldValue } from '@/shared/record/field-value'
import type { RecordSection } from '@/shared/record/record-sections'
import { fieldOf, type RecordValues } from '@/shared/record/record-values'

export type FormSectionsProps = {
  resource: Resource
  namespace: Namespace
  sections: readonly RecordSection[]
  row: RecordValues | null
  labelOf: (field: string) => string
  /** What a field is written in; null where it is shown as it is, as all are where nothing is said. */
  control?: (field: string) => ReactNode
}

/** The fields in their groups; one that cannot be written shows what it is, and a new record does not have it. */
export function FormSections({ resource, namespace, sections, row, labelOf, control }: FormSectionsProps) {
  const part = (name: string) => {
    const written = control?.(name)
    if (written) return written
    if (!row) return null
    return (
      <div className="field" key={name}>
        <span className="field-label">{labelOf(name)}</span>
        <span className="field-shown">
          <FieldValue
            field={fieldOf(resource, name)}
            name={name}
            namespace={namespace}
            value={row[name]}
            row={row}
          />
        </span>
      </div>
    )
  }
  return sections.map(({ title, fields }, index) => (
    <section key={title ?? index} className="form-stack">
      {title && <h3 className="section-title">{title}</h3>}
      <div className="form-grid">{fields.map(part)}</div>
    </section>
  ))
}
