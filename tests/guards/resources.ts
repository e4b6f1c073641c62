import type { Resource } from '@contract/kernel/define-resource'

const modules = import.meta.glob<Record<string, unknown>>('/contract/modules/**/*.resource.ts', {
  eager: true,
})

/** Every resource that the contract declares. */
export const RESOURCES = Object.values(modules)
  .flatMap(module => Object.values(module))
  .filter(
    (value): value is Resource =>
      typeof value === 'object' && value !== null && 'table' in value && 'fields' in value,
  )
