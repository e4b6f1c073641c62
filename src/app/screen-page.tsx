import { useLocation } from 'react-router-dom'
import type { Pages } from '@/app/pages'
import { PageBoundary } from '@/app/page-boundary'
import { TitledPage } from '@/app/titled-page'

export type ScreenPageProps = {
  screen: { path: string; title_key: string }
  /** What modules have built, by its path. */
  pages: Pages
  standalone?: boolean
}

/** The page of a screen, as its module built it. */
export function ScreenPage({ screen, pages, standalone = false }: ScreenPageProps) {
  const { key } = useLocation()
  return (
    <TitledPage titleKey={screen.title_key} path={screen.path}>
      <PageBoundary resetKey={key} standalone={standalone}>
        {pages.get(screen.path)}
      </PageBoundary>
    </TitledPage>
  )
}
