import { useState } from 'react'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { LinkConfirm } from '@/features/approvals/external/link-confirm'
import { LinkDelegate } from '@/features/approvals/external/link-delegate'
import { LinkDetails } from '@/features/approvals/external/link-details'
import { LinkPress } from '@/features/approvals/external/link-press'
import type { Link, LinkDecision } from '@/features/approvals/external/link-calls'
import type { LinkStage } from '@/features/approvals/external/link-stage'
import { LinkQuestion } from '@/features/approvals/external/link-question'
import { LinkReport } from '@/features/approvals/external/link-report'
import { LinkStatus } from '@/features/approvals/external/link-status'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkRequestProps = {
  link: Link
  opened: OpenedLink
  onStage: (stage: LinkStage) => void
}

type LinkDialog =
  | { kind: 'nothing' }
  | { kind: 'report' }
  | { kind: 'decision'; decision: LinkDecision }
  | { kind: 'delegate' }

/** An open request: what is asked, and below it the first press, or the second. */
export function LinkRequest({ link, opened, onStage }: LinkRequestProps) {
  const [asking, setAsking] = useState<LinkDialog>({ kind: 'nothing' })
  const words = usePhrases('signature')
  const [answered, setAnswered] = useState<'sign' | 'acknowledge' | null>(null)
  const handleBack = () => setAsking({ kind: 'nothing' })
  const isDecide = opened.purpose === 'decide'
  if (asking.kind === 'report') return <LinkReport link={link} nonce={opened.nonce} onBack={handleBack} />
  return (
    <>
      <LinkDetails link={link} opened={opened} />
      {opened.question && (
        <LinkQuestion
          key={opened.nonce}
          link={link}
          nonce={opened.nonce}
          question={opened.question}
          onAnswered={next => {
            setAnswered(opened.question?.kind ?? null)
            onStage({ kind: 'open', opened: next })
          }}
        />
      )}
      {answered && (
        <p className="link-stand-in" role="status">
          {words(answered === 'sign' ? 'signed' : 'confirmed')}
        </p>
      )}
      {opened.purpose === 'view_status' && <LinkStatus opened={opened} />}
      {opened.purpose === 'acknowledge' && (
        <LinkAcknowledge opened={opened} onReport={() => setAsking({ kind: 'report' })} />
      )}
      {isDecide && asking.kind === 'nothing' && (
        <LinkPress
          link={link}
          opened={opened}
          onStage={onStage}
          onDecide={decision => setAsking({ kind: 'decision', decision })}
          onDelegate={() => setAsking({ kind: 'delegate' })}
        />
      )}
      {asking.kind === 'decision' && (
        <LinkConfirm
          link={link}
          opened={opened}
          decision={asking.decision}
          onBack={handleBack}
          onStage={onStage}
        />
      )}
      {asking.kind === 'delegate' && (
        <LinkDelegate link={link} opened={opened} onBack={handleBack} onStage={onStage} />
      )}
    </>
  )
}

type LinkAcknowledgeProps = { opened: OpenedLink; onReport: () => void }

/** What was decided in the reader's name, as the notice of it tells; and what to press if it was somebody else. */
function LinkAcknowledge({ opened, onReport }: LinkAcknowledgeProps) {
  const t = usePhrases('link')
  const formats = useFormats()
  const { decided } = opened
  return (
    <section className="link-card">
      {decided && (
        <>
          <h2>{t(`done.${decided.decision}`)}</h2>
          <p>{t('done.at', { date: formats.longDate(decided.at) })}</p>
          {decided.comment && <p dir="auto">{t('done.comment', { comment: decided.comment })}</p>}
        </>
      )}
      <p>{t('report.ask')}</p>
      <Button size="lg" block onClick={onReport}>
        {t('report.open')}
      </Button>
    </section>
  )
}
