import { useGetOneSellerRecordQuery } from '@/features/commission-record/commission-record.api'
import { RecordTable } from '@/features/commission-record/record-table'
import { SellerCards } from '@/features/commission-record/seller-cards'
import { SellerRows } from '@/features/commission-record/seller-rows'
import { SellerStatement } from '@/features/commission-record/seller-statement'
import { AskLink } from '@/shared/commission-request/ask-link'
import { Answer } from '@/shared/record/answer'
import { Card } from '@/shared/ui/card'
import { Skeleton } from '@/shared/ui/skeleton'

export type SellerPageProps = { sellerId: string; year: number }

/** One seller: the figures first, then what stands behind them. */
export function SellerPage({ sellerId, year }: SellerPageProps) {
  const answer = useGetOneSellerRecordQuery({ id: sellerId, year })
  return (
    <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
      {record => (
        <div className="stack">
          <SellerCards record={record} />
          <div className="cluster">
            <AskLink kind="early_release" sellerId={sellerId} />
            <AskLink kind="seller_statement" sellerId={sellerId} />
          </div>
          {record.rows.length > 1 && (
            <Card flush>
              <RecordTable record={record} />
            </Card>
          )}
          <SellerRows record={record} />
          <SellerStatement record={record} />
        </div>
      )}
    </Answer>
  )
}
