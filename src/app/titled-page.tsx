import { useEffect, type ReactNode } from 'react'
import { documentTitle } from '@contract/kernel/product'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { ScreenTitle } from '@/shared/ui/page-name'

export type TitledPageProps = {
  titleKey: string
  /** Of a screen, as it is declared. */
  path?: string | undefined
  children: ReactNode
}

/** The page title is the route's title and the product's name, in the language of the moment. */
export function TitledPage({ titleKey, path, children }: TitledPageProps) {
  const title = useTitleOf()(titleKey, path)
  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])
  return <ScreenTitle value={title}>{children}</ScreenTitle>
}
