import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { MENU_GROUPS } from '@contract/access/menu-groups'
import { SCREENS } from '@contract/access/screens'
import { ICON_NAMES, isIconName } from './icon-names'

const sprite = readFileSync('src/shared/ui/icon-sprite.svg', 'utf8')
const pathsOf = (svg: string) => [...svg.matchAll(/\bd="([^"]+)"/g)].map(match => match[1])

describe('the icons', () => {
  it('are drawn in the sprite, these and no others', () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(match => match[1])
    expect(drawn).toEqual([...ICON_NAMES])
  })

  it('are drawn as bootstrap-icons draws them', () => {
    for (const name of ICON_NAMES) {
      const symbol = new RegExp(`<symbol id="${name}"[^>]*>(.*?)</symbol>`).exec(sprite)?.[1] ?? ''
      const original = readFileSync(`node_modules/bootstrap-icons/icons/${name}.svg`, 'utf8')
      expect(pathsOf(symbol), name).toEqual(pathsOf(original))
    }
  })

  it('include those of every screen and menu group', () => {
    const wanted = [...SCREENS, ...MENU_GROUPS].map(one => one.icon)
    expect(wanted.filter(name => !isIconName(name))).toEqual([])
  })

  it('carry no script, no handler and no link to elsewhere', () => {
    expect(sprite).not.toMatch(/<script|\son\w+=|href|url\(|style=/i)
  })
})
