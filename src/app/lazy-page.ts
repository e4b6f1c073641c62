import { type ComponentType } from 'react'
import { loadPhrases } from '@/shared/i18n/i18n'
import { late, type LatePart } from '@/shared/ui/late'
import { loadChunk } from '@/app/chunk-loading'
import { bundledNamespaces } from '@/app/phrases'

export type LazyPage = ComponentType & LatePart

/** A page that comes when it is first shown, together with its phrases. */
export function lazyPage(load: () => Promise<ComponentType>, ...namespaces: string[]): LazyPage {
  return late(async () => {
    const [page] = await loadChunk(() =>
      Promise.all([load(), loadPhrases(...bundledNamespaces, ...namespaces)]),
    )
    return page
  })
}
