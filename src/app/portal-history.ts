import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { pageHold } from '@/shared/form/leave-hold'

export type PortalHistory = ReturnType<typeof createBrowserHistory>
type Listener = Parameters<PortalHistory['listen']>[0]
type Target = Parameters<PortalHistory['push']>[0]

type Place = { pathname: string; search: string }

/** Where a form stands: a page, the record that is open beside its list, or the sale in its making in all its steps. */
function formPlace({ pathname, search }: Place): string {
  const params = new URLSearchParams(search)
  // A new sale has an id once it is saved, and is the same form.
  return `${pathname}?${params.get('record') ?? ''}${params.has('sell') ? '&sell' : ''}`
}

function placeOf(to: Target, current: Place): string {
  if (typeof to !== 'string')
    return formPlace({ pathname: to.pathname ?? current.pathname, search: to.search ?? '' })
  const [path = '', search = ''] = (to.split('#')[0] ?? '').split('?')
  if (path === '' && !to.startsWith('?')) return formPlace(current)
  return formPlace({ pathname: path || current.pathname, search })
}

/**
 * The router's own history, which a page with unsaved work can hold: going elsewhere then waits for an answer.
 * "Back" has already happened when the browser tells of it, so it is taken back first and done again later.
 */
export function holdableHistory(history: PortalHistory): PortalHistory {
  let passing = 0

  const ifFree = (to: Target, go: () => void) => {
    const hold = pageHold()
    const place = placeOf(to, history.location)
    if (hold && place !== formPlace(history.location)) hold(go, place)
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
      let shown = formPlace(history.location)
      return history.listen(update => {
        const hold = pageHold()
        const place = formPlace(update.location)
        if (passing > 0) passing--
        else if (update.action === 'POP' && hold && update.delta && place !== shown) {
          const { delta } = update
          passing = 1
          history.go(-delta)
          hold(() => {
            passing = 1
            shown = place
            history.go(delta)
          }, place)
          return
        }
        shown = place
        listener(update)
      })
    },
  }
}
