import { useState } from 'react'
import type { OpenedQuote } from '@contract/modules/property/quote.calls'
import { OpenedQuoteView } from '@/features/property/quote/external/opened-quote-view'
import { quoteCalls } from '@/features/property/quote/external/quote-calls'
import '@/features/property/quote/quote.scss'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type QuoteLinkPageProps = { token: string }

type Stage =
  | { kind: 'closed' }
  | { kind: 'open'; quote: OpenedQuote }
  | { kind: 'dead' }
  | { kind: 'failed'; message: string }

const DEAD = new Set(['link_unknown', 'link_expired', 'malformed'])

/** Nothing is asked of the server before somebody presses, so that a scanner counts as no reader. */
export function QuoteLinkPage({ token }: QuoteLinkPageProps) {
  const t = usePhrases('quote')
  const [stage, setStage] = useState<Stage>({ kind: 'closed' })
  const [isBusy, setBusy] = useState(false)

  const handleOpen = async () => {
    setBusy(true)
    try {
      setStage({ kind: 'open', quote: await quoteCalls.open(token) })
    } catch (error) {
      const failure = toApiFailure(error)
      setStage(DEAD.has(failure.code) ? { kind: 'dead' } : { kind: 'failed', message: failure.message })
    }
    setBusy(false)
  }
  switch (stage.kind) {
    case 'open':
      return <OpenedQuoteView quote={stage.quote} token={token} />
    case 'dead':
      return (
        <div role="alert">
          <h1 className="link-title">{t('page.dead')}</h1>
          <p>{t('page.dead_text')}</p>
        </div>
      )
    default:
      return (
        <>
          <h1 className="link-title">{t('page.closed')}</h1>
          {stage.kind === 'failed' && (
            <p className="field-error" role="alert">
              {stage.message}
            </p>
          )}
          <Button variant="primary" size="lg" block busy={isBusy} onClick={() => void handleOpen()}>
            {t(stage.kind === 'failed' ? 'page.again' : 'page.open')}
          </Button>
        </>
      )
  }
}
