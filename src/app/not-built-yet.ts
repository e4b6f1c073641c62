import type { ScreenPath } from '@contract/access/screens'
import type { ExternalPath } from '@contract/access/screens/outside.screens'

/** Screens that have their place in the portal and nothing behind it so far. A path leaves this list with its page. */
export const NOT_BUILT_YET: readonly (ScreenPath | ExternalPath)[] = [
  '/commission/release',
  '/collection/report',
]
