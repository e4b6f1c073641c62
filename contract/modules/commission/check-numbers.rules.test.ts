import { expect, it } from 'vitest'
import { checkNumbers } from '@contract/modules/commission/check-numbers.rules'

it('numbers checks in a row, as wide as the first', () => {
  expect(checkNumbers('000098', 3)).toEqual(['000098', '000099', '000100'])
  expect(checkNumbers('BDO-9', 2)).toEqual(['BDO-9', 'BDO-10'])
  expect(checkNumbers('12345678901234567890', 2)?.[1]).toBe('12345678901234567891')
})

it('makes none of what has no digits at its end', () => {
  expect(checkNumbers('first', 2)).toBeNull()
  expect(checkNumbers('', 1)).toBeNull()
})
