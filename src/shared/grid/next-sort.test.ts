import { describe, expect, it } from 'vitest'
import { nextSort } from '@/shared/grid/next-sort'

const up = (field: string) => ({ field, direction: 'asc' as const })
const down = (field: string) => ({ field, direction: 'desc' as const })

describe('the sort after a press on a header', () => {
  it('goes up, down and away', () => {
    expect(nextSort([], 'name', false)).toEqual([up('name')])
    expect(nextSort([up('name')], 'name', false)).toEqual([down('name')])
    expect(nextSort([down('name')], 'name', false)).toEqual([])
  })
  it('drops the others, unless more are wanted', () => {
    expect(nextSort([up('name'), up('code')], 'code', false)).toEqual([down('code')])
    expect(nextSort([up('name')], 'code', true)).toEqual([up('name'), up('code')])
    expect(nextSort([up('name'), up('code')], 'name', true)).toEqual([down('name'), up('code')])
    expect(nextSort([down('name'), up('code')], 'name', true)).toEqual([up('code')])
  })
})
