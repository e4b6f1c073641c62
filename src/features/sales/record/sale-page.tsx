import type { SaleRow } from '@contract/modules/sales/sale.resource'
import { SaleHead } from '@/features/sales/record/sale-head'
import { SaleTabs } from '@/features/sales/record/sale-tabs'
import { SaleActions } from '@/features/sales/record/sale-actions'
import { useGetSaleDetailQuery } from '@/features/sales/sales.api'
import { sales } from '@/features/sales/sales-lists.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import '@/features/sales/record/sale-page.scss'

export type SalePageProps = { id: string; onClose: () => void }

/** One sale on a page of its own: where it stands, what it comes to, and what may be done with it now. */
export function SalePage({ id, onClose }: SalePageProps) {
  const t = usePhrases('sales')
  const record = usePhrases('record')
  const shown = sales.useGetQuery(id)
  const detail = useGetSaleDetailQuery(id)
  const row = shown.currentData as unknown as SaleRow | undefined
  const failed = shown.error === undefined ? detail : shown
  const facts = detail.currentData
  const isMissing = failed.error !== undefined && [400, 404].includes(toApiFailure(failed.error).status)
  const back = (
    <Button icon="list" onClick={onClose}>
      {t('record.back')}
    </Button>
  )
  if (row && facts) {
    return (
      <>
        <SaleHead row={row} detail={facts} back={back} />
        <div className="sale-split">
          <SaleTabs row={row} detail={facts} />
          <SaleActions row={row} detail={facts} />
        </div>
      </>
    )
  }
  return (
    <>
      <PageHeader title={t('record.one')} actions={back} />
      {isMissing && (
        <EmptyState icon="search" title={record('panel.not_found')} action={back}>
          {record('panel.not_found_text')}
        </EmptyState>
      )}
      {failed.error !== undefined && !isMissing && (
        <LoadFailed error={failed.error} isBusy={failed.isFetching} onRetry={() => void failed.refetch()} />
      )}
      {failed.error === undefined && <Skeleton lines={12} />}
    </>
  )
}
