import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { holdableHistory, type PortalHistory } from '@/app/portal-history'
import { holdPage } from '@/shared/form/leave-hold'

const shown = vi.fn()
let history: PortalHistory
let unlisten: () => void
let letGo: () => void = () => undefined
let leave: (() => void) | null

const here = () => history.location.pathname + history.location.search
const hold = () => {
  letGo = holdPage(goOn => (leave = goOn))
}

beforeEach(() => {
  window.history.pushState(null, '', '/first')
  history = holdableHistory(createBrowserHistory({ v5Compat: true }))
  leave = null
  shown.mockReset()
  unlisten = history.listen(({ location }) => shown(location.pathname))
  history.push('/second')
})
afterEach(() => {
  letGo()
  unlisten()
})

describe('a page with unsaved work', () => {
  it('is left at once by a link when nobody holds it', () => {
    history.push('/third')
    expect(here()).toBe('/third')
    expect(shown).toHaveBeenLastCalledWith('/third')
  })

  it('holds a link until there is an answer', () => {
    hold()
    history.push('/third')
    expect(here()).toBe('/second')
    leave?.()
    expect(here()).toBe('/third')
  })

  it('holds "back", which the browser has already done, and does it again after the answer', async () => {
    hold()
    window.history.back()
    await vi.waitFor(() => expect(leave).not.toBeNull(), { timeout: 10_000 })
    await vi.waitFor(() => expect(here()).toBe('/second'), { timeout: 10_000 })
    expect(shown).not.toHaveBeenCalledWith('/first')
    leave?.()
    await vi.waitFor(() => expect(shown).toHaveBeenLastCalledWith('/first'), { timeout: 10_000 })
    expect(here()).toBe('/first')
  })

  it('may change its own query', () => {
    hold()
    history.replace('/second?tab=2')
    history.push('?tab=3')
    expect(here()).toBe('/second?tab=3')
    expect(leave).toBeNull()
  })

  it('is also a sale in its making, in all its steps and once it has an id, but not the list behind it', () => {
    history.push('/second?sell=new&step=terms')
    hold()
    history.push('/second?sell=new&step=price')
    history.replace('/second?sell=1&step=sellers')
    expect(leave).toBeNull()
    history.push('/second')
    expect(here()).toBe('/second?sell=1&step=sellers')
    expect(leave).not.toBeNull()
  })

  it('is also the record that is open beside a list: closing it or opening another waits', async () => {
    history.push('/second?record=1')
    hold()
    history.replace('/second?record=1&sort=name:asc')
    expect(leave).toBeNull()
    history.push('/second?sort=name:asc')
    expect(here()).toBe('/second?record=1&sort=name:asc')
    leave?.()
    expect(here()).toBe('/second?sort=name:asc')
    history.push({ pathname: '/second', search: '?record=2' })
    expect(here()).toBe('/second?sort=name:asc')
  })

  it('is held while any of its forms is: the last one touched asks', () => {
    const first = holdPage(() => undefined)
    hold()
    letGo()
    history.push('/third')
    expect(here()).toBe('/second')
    first()
    history.push('/third')
    expect(here()).toBe('/third')
  })

  it('is free again once it is saved', () => {
    hold()
    letGo()
    history.push('/third')
    expect(here()).toBe('/third')
  })
})
