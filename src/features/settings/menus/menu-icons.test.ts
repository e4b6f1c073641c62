import { expect, it } from 'vitest'
import { MENU_GROUPS } from '@contract/access/menu-groups'
import { SCREENS } from '@contract/access/screens'
import { menuIconsPhrases } from '@/features/settings/menus/menu-icons.phrases'

it('every icon of the menu that the portal comes with can be chosen by its name', () => {
  const icons = [...MENU_GROUPS, ...SCREENS].flatMap(entry =>
    'icon' in entry && entry.icon ? [entry.icon] : [],
  )
  expect(icons.length).toBeGreaterThan(40)
  expect(icons.filter(icon => !Object.hasOwn(menuIconsPhrases, icon))).toEqual([])
})
