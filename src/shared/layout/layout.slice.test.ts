import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import { layoutChanged, layoutReset, layoutSlice } from './layout.slice'

const start = () => layoutSlice.reducer(undefined, { type: 'start' })

describe('the layout', () => {
  afterEach(() => localStorage.clear())

  it('starts from what the browser kept', () => {
    localStorage.setItem('layout', JSON.stringify({ ...DEFAULT_LAYOUT, mode: 'dark', layoutType: 'semibox' }))
    expect(start()).toEqual({ ...DEFAULT_LAYOUT, mode: 'dark', layoutType: 'semibox' })
  })

  it.each(['{"mode":', 'null', '[]', '"dark"', '{"mode":"sepia"}'])(
    'starts from the defaults when it kept %s',
    text => {
      localStorage.setItem('layout', text)
      expect(start()).toEqual(DEFAULT_LAYOUT)
    },
  )

  it('starts from the defaults where storage may not be read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(start()).toEqual(DEFAULT_LAYOUT)
  })

  it('changes what is asked for and no more', () => {
    const state = layoutSlice.reducer(DEFAULT_LAYOUT, layoutChanged({ topbar: 'dark' }))
    expect(state).toEqual({ ...DEFAULT_LAYOUT, topbar: 'dark' })
  })

  it('goes back to the standard', () => {
    expect(layoutSlice.reducer({ ...DEFAULT_LAYOUT, mode: 'dark' }, layoutReset())).toEqual(DEFAULT_LAYOUT)
  })
})
