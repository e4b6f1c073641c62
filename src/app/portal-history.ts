import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { pageHold } from '@/shared/form/leave-hold'

export type PortalHistory = ReturnType<typeof createBrowserHistory>
type Listener = Parameters<PortalHistory['listen']>[0]
type Target = Parameters<PortalHistory['push']>[0]

function pathOf(to: Target, current: string): string {
  if (typeof to !== 'string') return to.pathname ?? current
  const path = to.split(/[?#]/u)[0] ?? ''
  return path === '' ? current : path
}

/**
 * The router's own history, which a page with unsaved work can hold: going elsewhere then waits for an answer.
 * "Back" has already happened when the browser tells of it, so it is taken back first and done again later.
 */
export function holdableHistory(history: PortalHistory): PortalHistory {
  let passing = 0

  const ifFree = (to: Target, go: () => void) => {
    const hold = pageHold()
    const isElsewhere = pathOf(to, history.location.pathname) !== history.location.pathname
    if (hold && isElsewhere) hold(go)
    else go()
  }

  return {
    get action() {
      return history.action
    },
    get location() {
      return history.location
    },
    createHref: to => history.createHref(to),
    createURL: to => history.createURL(to),
    encodeLocation: to => history.encodeLocation(to),
    push: (to, state: unknown) => ifFree(to, () => history.push(to, state)),
    replace: (to, state: unknown) => ifFree(to, () => history.replace(to, state)),
    go: delta => history.go(delta),
    listen: (listener: Listener) => {
      let shown = history.location.pathname
      return history.listen(update => {
        const hold = pageHold()
        const { pathname } = update.location
        if (passing > 0) passing--
        else if (update.action === 'POP' && hold && update.delta && pathname !== shown) {
          const { delta } = update
          passing = 1
          history.go(-delta)
          hold(() => {
            passing = 1
            shown = pathname
            history.go(delta)
          })
          return
        }
        shown = pathname
        listener(update)
      })
    },
  }
}
