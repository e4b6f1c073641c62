import type { ComponentType } from 'react'
import type { ScreenPath } from '@contract/access/screens'
import type { ExternalPath, PublicPath } from '@contract/access/screens/outside.screens'

export interface FeatureModule {
  /** Also the namespace of its phrases, which are loaded along with its pages. */
  name: string
  /** What its pages speak from besides: `['grid', 'record']` where they hold lists and records. */
  phrases?: readonly string[]
  /**
   * By the path of a screen of the contract, which also says its title and the permission that it asks for, what gives
   * the page: `() => import('@/shared/access/users.screen').then(file => file.UsersScreen)`.
   */
  routes: { readonly [path in ScreenPath | PublicPath | ExternalPath]?: () => Promise<ComponentType> }
}
