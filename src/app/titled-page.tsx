import { useEffect, type ReactNode } from 'react'
import { documentTitle } from '@contract/kernel/product'
import { useTitleOf } from '@/shared/layout/use-title-of'

export type TitledPageProps = { titleKey: string; children: ReactNode }

/** The page title is the route's title and the product's name, in the language of the moment. */
export function TitledPage({ titleKey, children }: TitledPageProps) {
  const title = useTitleOf()(titleKey)
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return children
}
