import { readFileSync } from 'node:fs'
import { runInThisContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const early = readFileSync('public/mode.js', 'utf8')
const root = document.documentElement

const hinted = () => [...document.head.querySelectorAll('link')].map(link => link.getAttribute('href'))

/** What has come of those files, in this order. */
function come(...files: string[]) {
  for (const file of files)
    document.head.querySelector(`link[href="/${file}"]`)?.dispatchEvent(new Event('load'))
}

function open(address: string, isWide = true) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
  window.history.replaceState(null, '', address)
  Object.assign(root.dataset, {
    frame: 'frame.css frame.js',
    own: 'page.js',
    list: 'rows.js',
    grid: 'grid.js',
    record: 'panel.css panel.js',
  })
  runInThisContext(early)
}

const clean = () => {
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  document.head.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
}

describe('what is asked for ahead', () => {
  beforeEach(() => {
    clean()
    localStorage.setItem('user', '{}')
    localStorage.setItem('token', 'x')
  })
  afterEach(clean)

  it('is first what rows are read with, and the grid once all of that has come', () => {
    open('/list')
    const first = ['/frame.css', '/frame.js', '/page.js', '/rows.js']
    expect(hinted()).toEqual(first)
    come('frame.css', 'frame.js', 'page.js')
    expect(hinted()).toEqual(first)
    come('rows.js')
    expect(hinted()).toEqual([...first, '/grid.js'])
  })

  it('is a record after its page, and neither list nor grid, where the address names one', () => {
    open('/list?record=1')
    const first = ['/frame.css', '/frame.js', '/page.js']
    expect(hinted()).toEqual(first)
    come('frame.css', 'frame.js', 'page.js')
    expect(hinted()).toEqual([...first, '/panel.css', '/panel.js'])
  })

  it('goes on where a file does not come', () => {
    open('/list')
    come('frame.css', 'frame.js', 'page.js')
    document.head.querySelector('link[href="/rows.js"]')?.dispatchEvent(new Event('error'))
    expect(hinted()).toContain('/grid.js')
  })

  it('is no grid on a phone', () => {
    open('/list', false)
    come('frame.css', 'frame.js', 'page.js', 'rows.js')
    expect(hinted()).toEqual(['/frame.css', '/frame.js', '/page.js', '/rows.js'])
  })

  it('is nothing for whoever is not signed in', () => {
    localStorage.clear()
    open('/list')
    expect(hinted()).toEqual([])
  })
})
