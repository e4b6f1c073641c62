import { expect, it } from 'vitest'
import { AUDITED_KINDS } from '@contract/access/audited-kinds'
import { productFiles } from '@tests/api/attacks/product-files.support'
import { RESOURCES } from '@tests/guards/resources'

it('every kind of record that is audited says which right shows its entries', () => {
  const spoken = productFiles('server').flatMap(({ text }) =>
    [...text.matchAll(/entityType: '([a-z_]+)'/g)].map(match => match[1] ?? ''),
  )
  expect(spoken.length).toBeGreaterThan(20)
  const kinds = new Set([...spoken, ...RESOURCES.map(({ name }) => name)])
  expect([...kinds].filter(kind => !Object.hasOwn(AUDITED_KINDS, kind))).toEqual([])
})
