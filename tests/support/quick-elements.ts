import * as React from 'react'

/**
 * React takes the stack of whoever makes an element, of ten thousand elements a second, to show it beside a warning.
 * Nobody reads where an element of these pages was made, and taking it is a fourteenth of what a screen costs.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as typeof React & {
    __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object
  }
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => undefined,
})
