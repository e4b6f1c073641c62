import { useState } from 'react'
import type { OpenedLink } from '@contract/modules/approvals/external.commands'
import type { Link } from '@/features/approvals/external/link-calls'
import { LinkReport } from '@/features/approvals/external/link-report'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkAcknowledgeProps = { link: Link; opened: OpenedLink }

/** What was decided in the reader's name, as the notice of it tells; and what to press if it was somebody else. */
export function LinkAcknowledge({ link, opened }: LinkAcknowledgeProps) {
  const t = usePhrases('link')
  const formats = useFormats()
  const [isReporting, setReporting] = useState(false)
  const { decided } = opened
  if (isReporting) return <LinkReport link={link} nonce={opened.nonce} onBack={() => setReporting(false)} />
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
      <Button size="lg" block onClick={() => setReporting(true)}>
        {t('report.open')}
      </Button>
    </section>
  )
}
