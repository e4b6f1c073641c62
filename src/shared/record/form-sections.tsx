import type { ReactNode } from 'react'
import type { RecordSection } from '@/shared/record/record-sections'
import type { RecordValues } from '@/shared/record/record-values'

export type FormSectionsProps = {
  sections: readonly RecordSection[]
  /** The others are shown as they are. */
  writable: readonly string[]
  row: RecordValues | null
  labelOf: (field: string) => string
  control: (field: string) => ReactNode
  value: (field: string, value: unknown, row: RecordValues) => ReactNode
}

/** The fields in their groups; one that cannot be written shows what it is, and a new record does not have it. */
export function FormSections({ sections, writable, row, labelOf, control, value }: FormSectionsProps) {
  const part = (name: string) => {
    if (writable.includes(name)) return control(name)
    if (!row) return null
    return (
      <div className="field" key={name}>
        <span className="field-label">{labelOf(name)}</span>
        <span className="field-shown">{value(name, row[name], row)}</span>
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
