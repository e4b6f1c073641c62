import { useGetCloseChecklistQuery } from '@/features/ledger/ledger.api'
import { CloseFindingRow } from '@/features/ledger/periods/close-finding-row'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Skeleton } from '@/shared/ui/skeleton'
import '@/features/ledger/ledger.scss'

/** What stands in the way of closing a month; each line leads to the rows that it is about. */
export function CloseChecklist({ periodId }: { periodId: string }) {
  const t = usePhrases('ledger')
  const { currentData: data, error, isFetching, refetch } = useGetCloseChecklistQuery(periodId)
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('checklist.title')}</h3>
      {!data && !error && <Skeleton lines={6} />}
      {!data && error !== undefined && (
        <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {data && (
        <ul className="close-checklist" aria-busy={isFetching || undefined}>
          {data.checks.map(finding => (
            <CloseFindingRow key={finding.check} finding={finding} />
          ))}
        </ul>
      )}
    </section>
  )
}
