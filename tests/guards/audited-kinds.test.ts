import { expect, it } from 'vitest'
import { AUDITED_KINDS } from '@contract/access/audited-kinds'
import type { Resource } from '@contract/kernel/define-resource'
import { productFiles } from '@tests/api/attacks/product-files.support'

const modules = import.meta.glob<Record<string, unknown>>('/contract/modules/**/*.resource.ts', {
  eager: true,
})
const resources = Object.values(modules)
  .flatMap(module => Object.values(module))
  .filter(
    (value): value is Resource =>
      typeof value === 'object' && value !== null && 'table' in value && 'fields' in value,
  )

it('every kind of record that is audited says which right shows its entries', () => {
  const spoken = productFiles('server').flatMap(({ text }) =>
    [...text.matchAll(/entityType: '([a-z_]+)'/g)].map(match => match[1] ?? ''),
  )
  expect(spoken.length).toBeGreaterThan(20)
  const kinds = new Set([...spoken, ...resources.map(({ name }) => name)])
  expect([...kinds].filter(kind => !Object.hasOwn(AUDITED_KINDS, kind))).toEqual([])
})
