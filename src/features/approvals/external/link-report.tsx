import { useState } from 'react'
import { linkCalls, type Link } from '@/features/approvals/external/link-calls'
import { LinkOutcome } from '@/features/approvals/external/outcome/link-outcome'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkReportProps = { link: Link; nonce: string; onBack: () => void }

/** "This was not me": a second press, since it stops the request for everybody. */
export function LinkReport({ link, nonce, onBack }: LinkReportProps) {
  const t = usePhrases('link')
  const [state, setState] = useState<'asking' | 'busy' | 'done'>('asking')
  const [problem, setProblem] = useState<string | null>(null)

  const handleReport = async () => {
    setState('busy')
    setProblem(null)
    try {
      await linkCalls.report(link, nonce)
      setState('done')
    } catch (error) {
      setProblem(toApiFailure(error).message)
      setState('asking')
    }
  }
  if (state === 'done')
    return (
      <LinkOutcome icon="shield-check" tone="success" title={t('report.done')}>
        <p role="status">{t('report.done_text')}</p>
      </LinkOutcome>
    )
  const actions = (
    <>
      <Button variant="danger" size="lg" block busy={state === 'busy'} onClick={() => void handleReport()}>
        {t('report.action')}
      </Button>
      <Button size="lg" block disabled={state === 'busy'} onClick={onBack}>
        {t('confirm.back')}
      </Button>
    </>
  )
  return (
    <LinkOutcome icon="shield-lock" tone="danger" title={t('report.title')} actions={actions}>
      <p>{t('report.text')}</p>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </LinkOutcome>
  )
}
