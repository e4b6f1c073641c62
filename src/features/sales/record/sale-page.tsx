import { SaleHead } from '@/features/sales/record/sale-head'
import { SaleTabs } from '@/features/sales/record/sale-tabs'
import { SaleActions } from '@/features/sales/record/sale-actions'
import { useGetSaleDetailQuery } from '@/features/sales/sales.api'
import { sales } from '@/features/sales/sales-lists.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordAnswer } from '@/shared/record/record-answer'
import { Button } from '@/shared/ui/button'
import '@/features/sales/record/sale-page.scss'

export type SalePageProps = { id: string; onClose: () => void }

/** One sale on a page of its own: where it stands, what it comes to, and what may be done with it now. */
export function SalePage({ id, onClose }: SalePageProps) {
  const t = usePhrases('sales')
  const row = sales.useGetQuery(id)
  const detail = useGetSaleDetailQuery(id)
  const failed = row.error === undefined ? detail : row
  const shown = row.currentData && detail.currentData && { row: row.currentData, detail: detail.currentData }
  const answer = {
    currentData: shown,
    // What stands there is not taken away because it could not be read anew: a form may be open over it.
    error: shown ? undefined : failed.error,
    isFetching: failed.isFetching,
    refetch: failed.refetch,
  }
  const back = (
    <Button icon="list" onClick={onClose}>
      {t('record.back')}
    </Button>
  )
  return (
    <RecordAnswer answer={answer} back={back}>
      {sale => (
        <>
          <SaleHead {...sale} back={back} />
          <div className="sale-split">
            <SaleTabs {...sale} />
            <SaleActions {...sale} />
          </div>
        </>
      )}
    </RecordAnswer>
  )
}
