import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { loadPhrases } from '@/shared/i18n/i18n'
import { loadChunk } from '@/app/chunk-loading'
import { bundledNamespaces } from '@/app/phrases'

/** A page that comes when it is first shown, together with its phrases. */
export function lazyPage(
  load: () => Promise<ComponentType>,
  ...namespaces: string[]
): LazyExoticComponent<ComponentType> {
  return lazy(async () => {
    const [page] = await Promise.all([
      loadChunk(load),
      loadChunk(() => loadPhrases(...bundledNamespaces, ...namespaces)),
    ])
    return { default: page }
  })
}
