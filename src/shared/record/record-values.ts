import { fieldNames, type Field, type Resource } from '@contract/kernel/define-resource'
import { emptyValue } from '@/shared/record/field-shape'

export type RecordValues = Record<string, unknown>
/** Whether a field says anything about a record that is otherwise like this. */
export type IsRelevant = (field: string, values: RecordValues) => boolean

/** What a form sends: what does not belong to such a record is left empty, whatever was typed there before. */
export function relevantValues(values: RecordValues, isRelevant: IsRelevant | undefined): RecordValues {
  if (!isRelevant) return values
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isRelevant(name, values) ? value : null]),
  )
}

export function fieldOf(resource: Resource, name: string): Field {
  const field = (resource.fields as Record<string, Field>)[name]
  if (!field) throw new Error(`${resource.name} has no field ${name}`)
  return field
}

/** What may be written in a new record, or changed in one that is there. */
export function writableFields(resource: Resource, isNew: boolean): string[] {
  return fieldNames(resource, isNew ? 'creatable' : 'changeable')
}

/** What a form starts from. */
export function valuesOf(
  resource: Resource,
  names: readonly string[],
  row: RecordValues | null,
): RecordValues {
  return Object.fromEntries(
    names.map(name => [name, row ? (row[name] ?? null) : emptyValue(fieldOf(resource, name))]),
  )
}

/** Values of records are texts, numbers, booleans and null; what else there is compares as it is written. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

export function changedValues(values: RecordValues, before: RecordValues): RecordValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])))
}
