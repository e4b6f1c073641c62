import { useGetCloseChecklistQuery } from '@/features/ledger/ledger.api'
import { CloseFindingRow } from '@/features/ledger/periods/close-finding-row'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import '@/features/ledger/ledger.scss'

/** What stands in the way of closing a month; each line leads to the rows that it is about. */
export function CloseChecklist({ periodId }: { periodId: string }) {
  const t = usePhrases('ledger')
  const { currentData: data, ...answer } = useGetCloseChecklistQuery(periodId)
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('checklist.title')}</h3>
      {!data && <AnswerWait answer={answer} lines={6} />}
      {data && (
        <ul className="close-checklist" aria-busy={answer.isFetching || undefined}>
          {data.checks.map(finding => (
            <CloseFindingRow key={finding.check} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  )
}
