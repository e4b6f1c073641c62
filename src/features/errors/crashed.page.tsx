import { useState } from 'react'
import { describeCrash } from '@/features/errors/describe-crash'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { StatusPage } from '@/shared/ui/status-page'

export type CrashedPageProps = { error: unknown; onRetry: () => void; standalone?: boolean | undefined }

/** Stands outside the router too, so its way to the dashboard is a plain link that loads everything anew. */
export function CrashedPage({ error, onRetry, standalone }: CrashedPageProps) {
  const t = usePhrases('errors')
  const [crash] = useState(() => describeCrash(error, location.href, new Date()))
  const [isCopied, setCopied] = useState(false)

  const handleCopy = () => {
    navigator.clipboard.writeText(crash.text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }

  const text = (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
    <pre className="details-box" tabIndex={0}>
      {crash.text}
    </pre>
  )

  return (
    <StatusPage
      icon="exclamation-triangle"
      tone="danger"
      role="alert"
      standalone={standalone}
      kicker={crash.requestId ? t('crashed.request_id', { id: crash.requestId }) : undefined}
      title={t('crashed.title')}
      actions={
        <>
          <Button variant="primary" icon="arrow-clockwise" onClick={onRetry}>
            {t('try_again')}
          </Button>
          <a className="btn btn-secondary" href="/">
            {t('to_dashboard')}
          </a>
        </>
      }
      details={
        <details>
          <summary>{t('crashed.show_details')}</summary>
          {text}
          <Button size="sm" icon={isCopied ? 'check-lg' : 'copy'} onClick={handleCopy}>
            {t(isCopied ? 'crashed.copied' : 'crashed.copy')}
          </Button>
        </details>
      }
    >
      <p>{t('crashed.text')}</p>
    </StatusPage>
  )
}
