import { useEffect, useRef } from 'react'
import { documentTitle } from '@contract/kernel/product'
import { PaperPage, paperOf } from '@/app/link/paper-page'
import { linkOf } from '@/features/approvals/external/link-address'
import { LinkFrame } from '@/features/approvals/external/link-frame'
import { LinkPage } from '@/features/approvals/external/link-page'
import { QUOTE_PATH } from '@/features/property/quote/external/quote-calls'
import { QuoteLinkPage } from '@/features/property/quote/external/quote-link-page'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type TitledLinkPageProps = { pathname: string }

/** A title that tells nobody who looks on what the link is about. */
export function TitledLinkPage({ pathname }: TitledLinkPageProps) {
  const link = usePhrases('link')
  const quote = usePhrases('quote')
  const main = useRef<HTMLElement>(null)
  const paper = paperOf(pathname)
  const isQuote = pathname.startsWith(QUOTE_PATH)
  const name = paper ? link('paper_title') : isQuote ? quote('page_title') : link('title')
  const title = documentTitle(name)
  useEffect(() => {
    document.title = title
  }, [title])
  if (!paper && !isQuote) return <LinkPage link={linkOf(pathname)} />
  return (
    <LinkFrame mainRef={main}>
      {paper ? <PaperPage {...paper} /> : <QuoteLinkPage token={pathname.slice(QUOTE_PATH.length)} />}
    </LinkFrame>
  )
}
