import type { PortalApp } from '@server/platform/http/portal-app'

const underWay = new WeakMap<PortalApp, Set<Promise<unknown>>>()

/** Remembers a call of a page until it is answered. */
export function noteCall<T>(app: PortalApp, call: Promise<T>): Promise<T> {
  const calls = underWay.get(app) ?? new Set()
  underWay.set(app, calls.add(call))
  return call.finally(() => calls.delete(call))
}

/** A page that a test left still waits for answers, which would fail without the database. */
export const callsAnswered = (app: PortalApp): Promise<unknown> =>
  Promise.allSettled(underWay.get(app) ?? new Set<Promise<unknown>>())
