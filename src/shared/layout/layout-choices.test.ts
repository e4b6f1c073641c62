import { describe, expect, it } from 'vitest'
import { DEFAULT_LAYOUT, layoutSchema } from '@contract/access/layout'
import { INITIAL_LAYOUT, LAYOUT_CHOICES, toLayout } from './layout-choices'

describe('the table of layout choices', () => {
  it('offers what the contract allows, setting by setting', () => {
    const allowed = Object.fromEntries(
      Object.entries(layoutSchema.shape).map(([key, choice]) => [key, [...choice.options].sort()]),
    )
    const offered = Object.fromEntries(
      Object.entries(LAYOUT_CHOICES).map(([key, list]) => [key, [...list].sort()]),
    )
    expect(offered).toEqual(allowed)
  })

  it('starts from the defaults of the contract', () => {
    expect(INITIAL_LAYOUT).toEqual(DEFAULT_LAYOUT)
  })

  it('keeps the valid choices of a layout and replaces the others', () => {
    expect(toLayout({ mode: 'dark', sidebarSize: 'huge', topbar: 7, stray: 'x' })).toEqual({
      ...DEFAULT_LAYOUT,
      mode: 'dark',
    })
  })

  it.each([null, undefined, 'dark', 5, [], ['dark'], { __proto__: { mode: 'dark' } }])(
    'falls back for %j',
    value => {
      const layout = toLayout(value)
      expect(layoutSchema.parse(layout)).toEqual(layout)
    },
  )
})
