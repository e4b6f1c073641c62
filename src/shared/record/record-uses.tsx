import { useLatePhrases } from '@/shared/i18n/use-late-phrases'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { UsedByList } from '@/shared/record/used-by-list'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export type RecordUsesProps = { api: RecordApi; id: string }

export function RecordUses({ api, id }: RecordUsesProps) {
  const t = usePhrases('used-by')
  const areWordsHere = useLatePhrases('used-by')
  const { currentData: uses, error, isFetching, refetch } = api.useUsedByQuery(id)
  if (error !== undefined)
    return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!uses || !areWordsHere) return <Skeleton lines={4} />
  if (uses.length === 0)
    return (
      <EmptyState icon="link-45deg" title={t('empty')}>
        {t('empty_text')}
      </EmptyState>
    )
  return (
    <>
      <p className="text-muted">{t('text')}</p>
      <UsedByList uses={uses} />
    </>
  )
}
