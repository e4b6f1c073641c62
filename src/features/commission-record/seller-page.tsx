import { useState } from 'react'
import { businessDate } from '@contract/kernel/dates'
import type { OneSellerRecord } from '@contract/modules/commission/seller-record'
import { RECORD_FIGURES } from '@contract/modules/commission/seller-record.rules'
import { useGetOneSellerRecordQuery, statementFile } from '@/features/commission-record/commission-record.api'
import { FigureLink } from '@/features/commission-record/figure-link'
import { RecordTable } from '@/features/commission-record/record-table'
import '@/features/commission-record/commission-record.scss'
import { SellerRows } from '@/features/commission-record/seller-rows'
import { AskLink } from '@/shared/commission-request/ask-link'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { SaveButton } from '@/shared/record/save-button'
import { StatementDay } from '@/shared/statement/statement-day'
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

/** All figures of one seller, readable on a phone. */
function SellerCards({ record }: { record: OneSellerRecord }) {
  const t = usePhrases('commission-record')
  const { year, total, seller_id } = record
  return (
    <Card title={<bdi>{record.seller_name}</bdi>}>
      <dl className="record-figures">
        {RECORD_FIGURES.map(figure => (
          <div key={figure}>
            <dt>{t(`record.figure.${figure}`, { year })}</dt>
            <dd>
              <FigureLink figure={figure} amount={total[figure]} of={{ seller_id }} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** The paper of a period: of this year until today unless other days are chosen. */
function SellerStatement({ record: { seller_id } }: { record: OneSellerRecord }) {
  const t = usePhrases('commission-record')
  const today = businessDate(new Date())
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`)
  const [to, setTo] = useState(today)
  return (
    <Card title={t('statement.title')}>
      <div className="form-stack">
        <div className="form-grid">
          <StatementDay label={t('statement.from')} value={from} onChange={day => day && setFrom(day)} />
          <StatementDay label={t('statement.to')} value={to} onChange={day => day && setTo(day)} />
        </div>
        <div className="cluster">
          <SaveButton url={statementFile(seller_id, { from, to })} name={t('statement.file', { from, to })}>
            {t('statement.download')}
          </SaveButton>
        </div>
      </div>
    </Card>
  )
}
