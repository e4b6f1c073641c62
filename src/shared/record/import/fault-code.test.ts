import { describe, expect, it } from 'vitest'
import type { Resource } from '@contract/kernel/define-resource'
import { positionResource } from '@contract/modules/maintenance/position.resource'
import { faultCode } from '@/shared/record/import/fault-code'

const resource: Resource = positionResource
const of = (name: string, cell?: string) => faultCode(resource, name, cell)

describe('what is wrong with a cell', () => {
  it('has the code that a form gives it, with its figure', () => {
    expect(of('code', 'lower case')).toBe('code_malformed')
    expect(of('name', 'x'.repeat(400))).toMatch(/^too_long:\d+$/)
    expect(of('rank', '-4')).toMatch(/^too_low:\d+$/)
  })

  it('is left to the server where the cell is fine by itself, empty, or cannot be read as what it should be', () => {
    expect(of('code', 'FINE')).toBeUndefined()
    expect(of('code', ' ')).toBeUndefined()
    expect(of('code')).toBeUndefined()
    expect(of('rank', 'many')).toBeUndefined()
    expect(of('nothing_of_it', 'x')).toBeUndefined()
  })
})
