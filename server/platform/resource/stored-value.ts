import type { Resource } from '@contract/kernel/define-resource'

/** As the driver must be given it. */
export function storedValue(resource: Resource, name: string, value: unknown): unknown {
  return resource.fields[name]?.kind === 'json' && value !== null ? JSON.stringify(value) : value
}
