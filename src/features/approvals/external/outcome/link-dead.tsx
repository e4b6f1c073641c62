import { useState } from 'react'
import { linkCalls, type Link } from '@/features/approvals/external/link-calls'
import { LinkOutcome } from '@/features/approvals/external/outcome/link-outcome'
import type { LinkStage } from '@/features/approvals/external/link-stage'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkDeadProps = {
  link: Link
  why: Extract<LinkStage, { kind: 'dead' }>['why']
  isBusy: boolean
  onOpen: () => void
}

const ICONS = {
  changed: 'pencil',
  withdrawn: 'arrow-counterclockwise',
  expired: 'hourglass-split',
  unknown: 'question-circle',
  reload: 'arrow-clockwise',
} as const

/** A link that opens nothing says why in plain words; whether it ran out or was taken back is nobody's business. */
export function LinkDead({ link, why, isBusy, onOpen }: LinkDeadProps) {
  const t = usePhrases('link')
  const [asked, setAsked] = useState<'no' | 'busy' | 'yes'>('no')
  const [problem, setProblem] = useState<string | null>(null)

  const handleAsk = async () => {
    setAsked('busy')
    setProblem(null)
    try {
      await linkCalls.newLink(link)
      setAsked('yes')
    } catch (error) {
      setProblem(toApiFailure(error).message)
      setAsked('no')
    }
  }
  const actions = () => {
    if (why === 'reload')
      return (
        <Button variant="primary" size="lg" block busy={isBusy} onClick={onOpen}>
          {t('dead.reload_action')}
        </Button>
      )
    if (why !== 'expired') return null
    if (asked === 'yes') return <p role="status">{t('dead.new_link_sent')}</p>
    return (
      <Button variant="primary" size="lg" block busy={asked === 'busy'} onClick={() => void handleAsk()}>
        {t('dead.new_link')}
      </Button>
    )
  }
  return (
    <LinkOutcome icon={ICONS[why]} tone="neutral" title={t(`dead.${why}`)} actions={actions()}>
      <p>{t(`dead.${why}_text`)}</p>
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </LinkOutcome>
  )
}
