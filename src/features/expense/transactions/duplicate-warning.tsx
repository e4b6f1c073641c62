import { useGetExpenseChecksQuery } from '@/features/expense/expense.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import { Banner } from '@/shared/ui/banner'

/** Others with the same invoice or the same receipt: it warns, and refuses nothing. */
export function DuplicateWarning({ id }: { id: string }) {
  const t = usePhrases('expense')
  const { currentData: data } = useGetExpenseChecksQuery(id)
  if (!data || data.duplicates.length === 0) return null
  return (
    <Banner tone="warning" title={t('checks.title')}>
      <ul className="list-unstyled mb-0">
        {data.duplicates.map(other => (
          <li key={other.id}>
            {t(`checks.${other.because}`)}{' '}
            <RecordLink id={other.id} opens="panel" className="record-link">
              <bdi>{other.number ?? t('checks.draft_of', { payee: other.payee_name })}</bdi>
            </RecordLink>
          </li>
        ))}
      </ul>
    </Banner>
  )
}
