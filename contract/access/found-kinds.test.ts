import { expect, it } from 'vitest'
import { FOUND_KIND_NAMES, foundPath } from '@contract/access/found-kinds'
import { SCREENS } from '@contract/access/screens'

it('a record that was found leads to a screen that there is', () => {
  const screens = SCREENS.map(({ path }) => path.replace(':id', '7'))
  const paths = FOUND_KIND_NAMES.map(kind => foundPath(kind, '7').split('?')[0])
  expect(paths.filter(path => !screens.includes(path ?? ''))).toEqual([])
  expect(foundPath('sale', '7')).toBe('/sales/record?record=7')
  expect(foundPath('buyer', '7')).toBe('/buyer-management/list/7')
})
