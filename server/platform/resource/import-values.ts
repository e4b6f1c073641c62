import { createSchema, type Field, type Resource } from '@contract/kernel/define-resource'
import type { FieldError } from '@contract/kernel/errors'
import type { ImportCall } from '@contract/kernel/record-calls'
import { typedValue } from '@contract/kernel/typed-text'
import { fieldErrorsOf } from '@server/platform/http/field-errors'
import type { Values } from '@server/platform/resource/resource-context'

/** Field → what a cell says → the records that it may mean: one, none, or too many. */
export type FoundReferences = Map<string, Map<string, string[]>>

export type ImportRow = ImportCall['rows'][number]
export type ReadRow = { values: Values } | { faults: FieldError[] }

const fault = (path: string, code: string): FieldError => ({ path, code, message: code })

/** One row of text as what a form would send, checked by the same schema; or all that is wrong with it. */
export function readRow(resource: Resource, row: ImportRow, references: FoundReferences): ReadRow {
  const faults: FieldError[] = []
  const values: Values = {}
  for (const [name, field] of Object.entries<Field>(resource.fields)) {
    if (!field.creatable) continue
    const text = (Object.hasOwn(row, name) ? row[name] : null)?.trim() ?? ''
    const read = text === '' ? emptyValue(field) : valueOf(field, text, references.get(name))
    if ('code' in read) faults.push(fault(name, read.code))
    else if (read.value !== undefined) values[name] = read.value
  }
  for (const name of Object.keys(row))
    if (!Object.hasOwn(resource.fields, name) || !resource.fields[name]?.creatable)
      faults.push(fault(name.slice(0, 64), 'unknown_field'))
  if (faults.length > 0) return { faults }
  const parsed = createSchema(resource).safeParse(values)
  if (parsed.success) return { values: parsed.data }
  const issues = parsed.error.issues.map(issue => ({
    instancePath: `/${issue.path.join('/')}`,
    message: issue.message,
    params: { issue },
  }))
  return { faults: fieldErrorsOf(issues) }
}

type CellValue = { value: unknown } | { code: string }

/** A cell without text: what the schema fills in, nothing where nothing is allowed, else it is needed. */
function emptyValue({ schema }: Field): CellValue {
  if (schema.safeParse(undefined).success) return { value: undefined }
  return schema.safeParse(null).success ? { value: null } : { code: 'required' }
}

function valueOf(field: Field, text: string, found: Map<string, string[]> | undefined): CellValue {
  if (field.to) {
    const ids = found?.get(text) ?? []
    if (ids.length > 1) return { code: 'reference_ambiguous' }
    return ids[0] ? { value: ids[0] } : { code: 'reference_unknown' }
  }
  if (field.kind === 'enum' && field.schema.safeParse(text).success) return { value: text }
  return typedValue(field.kind, text)
}
