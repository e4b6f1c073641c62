import { expect, it } from 'vitest'
import { placeText } from '@/features/property/units/unit-place'

const NOWHERE = { phase: null, block: null, lot: null, tower: null, floor: null, unit_no: null }
const say = (key: string, params: Record<string, unknown>) =>
  key === 'place.both'
    ? `${String(params['first'])}, ${String(params['rest'])}`
    : `${key} ${String(params['value'])}`

it('names the parts that a place has, the wider first, and nothing where there is none', () => {
  expect(placeText({ ...NOWHERE, block: '4', lot: '12' }, say)).toBe('place.block 4, place.lot 12')
  expect(placeText({ ...NOWHERE, tower: '1', floor: '7', unit_no: '702' }, say)).toBe(
    'place.tower 1, place.floor 7, place.unit_no 702',
  )
  expect(placeText(NOWHERE, say)).toBe('')
})
