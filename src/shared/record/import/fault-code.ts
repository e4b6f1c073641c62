import type { Field, Resource } from '@contract/kernel/define-resource'
import { typedValue } from '@contract/kernel/typed-text'
import { issueCode } from '@/shared/form/issue-codes'

/** By what code a form would say what is wrong with a cell; undefined where the server alone knows it. */
export function faultCode(resource: Resource, name: string, cell: string | undefined): string | undefined {
  const field: Field | undefined = resource.fields[name]
  const text = cell?.trim()
  if (!field || field.to || !text) return undefined
  const typed = typedValue(field.kind, text)
  if ('code' in typed) return undefined
  return field.schema.safeParse(typed.value, { error: issueCode }).error?.issues[0]?.message
}
