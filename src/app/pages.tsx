import type { ReactElement } from 'react'
import type { FeatureModule } from '@/shared/access/feature-module'
import { lazyPage, type LazyPage } from '@/app/lazy-page'

export type Pages = ReadonlyMap<string, ReactElement<object, LazyPage>>

/** What modules have built, by the path of its screen. */
export function pagesOf(modules: readonly FeatureModule[]): Pages {
  return new Map(
    modules.flatMap(({ name, phrases = [], routes }) =>
      Object.entries(routes).map(([path, load]) => {
        const Page = lazyPage(load, name, ...phrases)
        return [path, <Page key={path} />]
      }),
    ),
  )
}
