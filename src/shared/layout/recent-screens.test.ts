import { afterEach, describe, expect, it } from 'vitest'
import { noteVisit, recentScreens } from './recent-screens'

const screen = (path: string) => ({ path, title_key: 'screens.users', icon: 'people' })

describe('the screens opened last', () => {
  afterEach(() => sessionStorage.clear())

  it('are kept from the newest to the oldest, each once, six at most', () => {
    for (const path of ['/a', '/b', '/c', '/a', '/d', '/e', '/f', '/g']) noteVisit('u1', screen(path))
    expect(recentScreens('u1').map(one => one.path)).toEqual(['/g', '/f', '/e', '/d', '/a', '/c'])
  })

  it('are of one person alone', () => {
    noteVisit('u1', screen('/a'))
    expect(recentScreens('u2')).toEqual([])
  })

  it.each([
    '{',
    '{}',
    '[{"path":"//elsewhere.test","title_key":"x","icon":"y"}]',
    '[{"path":"javascript:alert(1)"}]',
  ])('are none when the tab kept %s', text => {
    sessionStorage.setItem('recent:u1', text)
    expect(recentScreens('u1')).toEqual([])
  })
})
