import { useEffect } from 'react'
import { documentTitle } from '@contract/kernel/product'
import { linkOf } from '@/features/approvals/external/link-address'
import { LinkPage } from '@/features/approvals/external/link-page'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type TitledLinkPageProps = { pathname: string }

/** A title that tells nobody who looks on what the link is about. */
export function TitledLinkPage({ pathname }: TitledLinkPageProps) {
  const t = usePhrases('link')
  const title = documentTitle(t('title'))
  useEffect(() => {
    document.title = title
  }, [title])
  return <LinkPage link={linkOf(pathname)} />
}
