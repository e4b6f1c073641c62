/** Reloading is a decision of the portal here, so nothing may ask "leave this page?" or navigate meanwhile. */
let leaving = false
let reload = () => window.location.reload()

export function isLeavingByDecision(): boolean {
  return leaving
}

/** `before` runs when nothing can hold the page any more, and while it can still write. */
export function reloadPage(before: () => void = () => undefined): void {
  leaving = true
  before()
  reload()
}

/** jsdom cannot reload; its tests count instead. */
export function replaceReload(instead: () => void): void {
  leaving = false
  reload = instead
}
