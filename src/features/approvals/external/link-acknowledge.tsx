import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkAcknowledgeProps = { opened: OpenedLink; onReport: () => void }

/** What was decided in the reader's name, as the notice of it tells; and what to press if it was somebody else. */
export function LinkAcknowledge({ opened, onReport }: LinkAcknowledgeProps) {
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
