import { fieldNames, type Resource } from '@contract/kernel/define-resource'

export type FormGroups = Readonly<Record<string, readonly string[]>>

/** A field that was added to a list stands in its form at once: in the first group, until somebody says where. */
export function completeGroups(resource: Resource, groups: FormGroups): FormGroups {
  const told = new Set(Object.values(groups).flat())
  const secret = new Set(fieldNames(resource, 'sensitive'))
  const writable = [...fieldNames(resource, 'creatable'), ...fieldNames(resource, 'changeable')]
  const others = [...new Set(writable)].filter(name => !told.has(name) && !secret.has(name))
  const [first] = Object.keys(groups)
  if (!first || others.length === 0) return groups
  return { ...groups, [first]: [...(groups[first] ?? []), ...others] }
}
