import { describe, expect, it } from 'vitest'
import { fieldNames } from '@contract/kernel/define-resource'
import { RESOURCES } from '@tests/guards/resources'

const small = RESOURCES.filter(resource => resource.isSmall)

describe.each(small.map(resource => [resource.name, resource] as const))(
  '%s, a small list',
  (_, resource) => {
    it('lists all that it is searched, filtered and sorted by: the portal does so by what is listed', () => {
      const listed = new Set(fieldNames(resource, 'listed'))
      const used = (['searchable', 'filterable', 'sortable'] as const).flatMap(use =>
        fieldNames(resource, use),
      )
      expect(used.filter(name => !listed.has(name))).toEqual([])
    })

    it('has no index for searches: who needs one is not small', () => {
      expect(resource.search).toBeUndefined()
    })
  },
)
