import { lazy, Suspense, type ComponentType } from 'react'
import type { PaperPath } from '@contract/access/screens/outside.screens'
import { loadPhrases } from '@/shared/i18n/i18n'
import { Spinner } from '@/shared/ui/spinner'

type Page = ComponentType<{ token: string }>

/** Each comes with the words of papers when somebody opens one. */
const lazyPaper = (load: () => Promise<Page>) =>
  lazy(async () => {
    const [page] = await Promise.all([load(), loadPhrases('papers')])
    return { default: page }
  })

const PAGES: Partial<Record<PaperPath, Page>> = {
  '/statement/ext/:id': lazyPaper(() =>
    import('@/features/papers/statement/statement-page').then(file => file.StatementPage),
  ),
  '/release/ext/:id': lazyPaper(() =>
    import('@/features/papers/release/release-page').then(file => file.ReleasePage),
  ),
  '/verify/:id': lazyPaper(() =>
    import('@/features/papers/verify/verify-page').then(file => file.VerifyPage),
  ),
}

/** The page of a paper and its secret; null for every other address. */
export function paperOf(pathname: string): { Page: Page; token: string } | null {
  const cut = pathname.lastIndexOf('/')
  const Page = PAGES[`${pathname.slice(0, cut)}/:id` as PaperPath]
  return Page ? { Page, token: pathname.slice(cut + 1) } : null
}

export function PaperPage({ Page, token }: { Page: Page; token: string }) {
  return (
    <Suspense fallback={<Spinner />}>
      <Page token={token} />
    </Suspense>
  )
}
