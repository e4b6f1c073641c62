import { describe, expect, it } from 'vitest'
import { INITIAL_LAYOUT, LAYOUT_CHOICES, LAYOUT_KEYS } from '@/shared/layout/layout-choices'
import { whyNot } from './layout-rules'
import { sketchOf } from './layout-sketch'

describe('which settings work', () => {
  it('all of them beside a side menu', () => {
    expect(LAYOUT_KEYS.filter(key => whyNot(key, INITIAL_LAYOUT) !== null)).toEqual([])
  })

  it('none of the side menu’s under a top menu', () => {
    const layout = { ...INITIAL_LAYOUT, layoutType: 'horizontal' } as const
    expect(LAYOUT_KEYS.filter(key => whyNot(key, layout) !== null)).toEqual([
      'sidebarSize',
      'sidebarView',
      'sidebarColor',
      'sidebarImage',
      'visibility',
    ])
  })

  it('two columns have a size of their own', () => {
    const layout = { ...INITIAL_LAYOUT, layoutType: 'twocolumn' } as const
    expect(whyNot('sidebarSize', layout)).toBe('own_size')
    expect(whyNot('sidebarView', layout)).toBe('vertical_only')
    expect(whyNot('sidebarColor', layout)).toBeNull()
  })

  it('a hidden menu can be shown again, and nothing else of it be changed', () => {
    const layout = { ...INITIAL_LAYOUT, visibility: 'hidden' } as const
    expect(whyNot('visibility', layout)).toBeNull()
    expect(whyNot('sidebarSize', layout)).toBe('hidden')
  })

  it('what chooses the arrangement itself is never shut', () => {
    for (const layoutType of LAYOUT_CHOICES.layoutType) {
      for (const visibility of LAYOUT_CHOICES.visibility) {
        expect(whyNot('layoutType', { ...INITIAL_LAYOUT, layoutType, visibility })).toBeNull()
      }
    }
  })
})

describe('the drawings', () => {
  const drawn = LAYOUT_KEYS.filter(key => key !== 'sidebarImage').flatMap(key =>
    LAYOUT_CHOICES[key].map(value => ({ key, value })),
  )

  it.each(drawn)('$key $value is drawn within its frame', ({ key, value }) => {
    const boxes = sketchOf(key, value) ?? []
    expect(boxes.length).toBeGreaterThan(1)
    expect(boxes.filter(box => box.w < 0 || box.x < 0 || box.x + box.w > 64.5)).toEqual([])
  })

  it.each(LAYOUT_KEYS.filter(key => key !== 'sidebarImage'))('the choices of %s look different', key => {
    const looks = LAYOUT_CHOICES[key].map(value => JSON.stringify(sketchOf(key, value)))
    expect(new Set(looks).size).toBe(looks.length)
  })
})
