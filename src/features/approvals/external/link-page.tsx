import { useEffect, useRef, useState } from 'react'
import { isStatusPage } from '@/features/approvals/external/link-address'
import { type Link, linkCalls } from '@/features/approvals/external/link-calls'
import { stageOfFailure, type LinkStage } from '@/features/approvals/external/link-stage'
import { LinkDead } from '@/features/approvals/external/outcome/link-dead'
import { LinkDone } from '@/features/approvals/external/outcome/link-done'
import { LinkFrame } from '@/features/approvals/external/link-frame'
import { LinkOutcome } from '@/features/approvals/external/outcome/link-outcome'
import { LinkRefused } from '@/features/approvals/external/outcome/link-refused'
import { LinkRequest } from '@/features/approvals/external/link-request'
import '@/features/approvals/external/link.scss'
import { switchLanguage } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { readText } from '@/shared/store/browser-storage'
import { Button } from '@/shared/ui/button'

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

type LinkDelegatedProps = { to: string }

function LinkDelegated({ to }: LinkDelegatedProps) {
  const t = usePhrases('link')
  return (
    <LinkOutcome icon="send-check" tone="success" title={t('delegate.done', { other: to })}>
      <p>{t('delegate.done_text')}</p>
      <p className="link-faint">{t('done.close')}</p>
    </LinkOutcome>
  )
}

type LinkClosedProps = { link: Link; isBusy: boolean; onOpen: () => void }

/** Before the press nothing is known and nothing is asked. */
function LinkClosed({ link, isBusy, onOpen }: LinkClosedProps) {
  const t = usePhrases('link')
  return (
    <section className="link-card link-closed">
      <h1 className="link-title" tabIndex={-1} data-page-title>
        {t(isStatusPage(link.page) ? 'closed.status_title' : 'closed.title')}
      </h1>
      <p>{t('closed.text')}</p>
      <Button variant="primary" size="lg" block busy={isBusy} onClick={onOpen}>
        {t('closed.open')}
      </Button>
      <p className="link-faint">{t('closed.private')}</p>
    </section>
  )
}

type LinkControl = {
  stage: LinkStage
  isBusy: boolean
  onOpen: () => void
  show: (stage: LinkStage) => void
}

/** Nothing is asked of the server before somebody presses: a scanner that runs scripts sees nothing. */
function useLink(link: Link): LinkControl {
  const [stage, show] = useState<LinkStage>({ kind: 'closed' })
  const [isBusy, setBusy] = useState(false)

  const handleOpen = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const opened = await linkCalls.open(link)
      // Whoever never chose a language here reads the page in that of the mail.
      if (readText('locale') === null) await switchLanguage(opened.locale)
      show({ kind: 'open', opened })
    } catch (error) {
      show(stageOfFailure(error))
    }
    setBusy(false)
  }
  return { stage, isBusy, onOpen: () => void handleOpen(), show }
}
