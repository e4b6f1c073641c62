import { useLocation } from 'react-router-dom'
import { builtPages } from '@/app/pages'
import { NotBuiltScreen } from '@/app/not-built-screen'
import { PageBoundary } from '@/app/page-boundary'
import { Titled } from '@/app/titled'

export type ScreenPageProps = {
  screen: { path: string; title_key: string }
  standalone?: boolean
}

/** The page of a screen: as its module built it, or the honest word that none has yet. */
export function ScreenPage({ screen, standalone = false }: ScreenPageProps) {
  const { key } = useLocation()
  return (
    <Titled titleKey={screen.title_key}>
      <PageBoundary resetKey={key} standalone={standalone}>
        {builtPages.get(screen.path) ?? <NotBuiltScreen titleKey={screen.title_key} />}
      </PageBoundary>
    </Titled>
  )
}
