import type { ReactElement } from 'react'
import { lazyPage } from '@/app/lazy-page'
import { FEATURE_MODULES } from '@/app/modules'

/** What the modules have built, by the path of its screen. */
export const builtPages: ReadonlyMap<string, ReactElement> = new Map(
  FEATURE_MODULES.flatMap(({ name, phrases = [], routes }) =>
    routes.map(route => {
      const Page = lazyPage(route.lazy, name, ...phrases)
      return [route.path, <Page key={route.path} />]
    }),
  ),
)
