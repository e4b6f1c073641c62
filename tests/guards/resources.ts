import type { Resource } from '@contract/kernel/define-resource'

const modules = import.meta.glob(['/contract/**/*.resource.ts', '/contract/**/*.document.ts'], {
  eager: true,
}) as Record<string, Record<string, unknown>>

/** Every resource that the contract declares. */
export const RESOURCES = Object.values(modules)
  .flatMap(module => Object.values(module))
  // A document declares its resource within.
  .map(value => (value as { resource?: unknown } | null)?.resource ?? value)
  .filter(
    (value): value is Resource =>
      typeof value === 'object' && value !== null && 'table' in value && 'fields' in value,
  )
