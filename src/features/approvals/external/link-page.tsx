import { useEffect, useRef } from 'react'
import type { Link } from '@/features/approvals/external/link-calls'
import { LinkClosed } from '@/features/approvals/external/outcome/link-closed'
import { LinkDead } from '@/features/approvals/external/outcome/link-dead'
import { LinkDelegated } from '@/features/approvals/external/outcome/link-delegated'
import { LinkDone } from '@/features/approvals/external/outcome/link-done'
import { LinkFrame } from '@/features/approvals/external/link-frame'
import { LinkRefused } from '@/features/approvals/external/outcome/link-refused'
import { LinkRequest } from '@/features/approvals/external/link-request'
import { useLink } from '@/features/approvals/external/use-link'
import '@/features/approvals/external/link.scss'

export type LinkPageProps = { link: Link }

/** The page of every mailed link: closed at first, and then what the link still is. */
export function LinkPage({ link }: LinkPageProps) {
  const { stage, isBusy, onOpen, show } = useLink(link)
  const main = useRef<HTMLElement>(null)
  const isFirst = useRef(true)

  // Each stage is a page of its own to whoever hears it.
  useEffect(() => {
    if (!isFirst.current) main.current?.querySelector<HTMLElement>('[data-page-title]')?.focus()
    isFirst.current = false
  }, [stage.kind])

  const content = () => {
    switch (stage.kind) {
      case 'closed':
        return <LinkClosed link={link} isBusy={isBusy} onOpen={onOpen} />
      case 'open':
        return <LinkRequest link={link} opened={stage.opened} onStage={show} />
      case 'done':
        return <LinkDone decided={stage.decided} status={stage.status} />
      case 'delegated':
        return <LinkDelegated to={stage.to} />
      case 'dead':
        return <LinkDead link={link} why={stage.why} isBusy={isBusy} onOpen={onOpen} />
      case 'refused':
        return <LinkRefused failure={stage.failure} isBusy={isBusy} onRetry={onOpen} />
    }
  }
  return <LinkFrame mainRef={main}>{content()}</LinkFrame>
}
