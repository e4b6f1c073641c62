import { useState } from 'react'
import { PaymentTable } from '@/features/sales/payments/payment-table'
import { useGetSaleStatementQuery } from '@/features/sales/payments/payments.api'
import { RecordDialog } from '@/features/sales/payments/record-dialog'
import { StatementFigures } from '@/features/sales/payments/statement-figures'
import '@/features/sales/payments/payments.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type PaymentsTabProps = { saleId: string }

/** What was paid for a sale: a part of its record. */
export function PaymentsTab({ saleId }: PaymentsTabProps) {
  const t = usePhrases('sale-payments')
  const [isRecording, setRecording] = useState(false)
  const { currentData: statement, ...answer } = useGetSaleStatementQuery(saleId)
  if (!statement) return <AnswerWait answer={answer} shape="rows" lines={6} />
  return (
    <div className="stack">
      <div className="cluster">
        {statement.may.record && (
          <Button variant="primary" icon="plus-lg" onClick={() => setRecording(true)}>
            {t('record.open')}
          </Button>
        )}
        <PrintStatement saleId={saleId} saleNo={statement.sale.sale_no} />
      </div>
      {statement.fell_short && (
        <Banner tone="warning" title={t('tab.fell_short')}>
          {t('tab.fell_short_text')}
        </Banner>
      )}
      <StatementFigures statement={statement} />
      <PaymentTable payments={statement.payments} />
      {isRecording && (
        <RecordDialog
          saleId={saleId}
          suggested={statement.next_due?.amount ?? null}
          onClose={() => setRecording(false)}
        />
      )}
    </div>
  )
}

type PrintStatementProps = { saleId: string; saleNo: string | null }

/** The statement as the server prints it: the same figures, on paper. */
function PrintStatement({ saleId, saleNo }: PrintStatementProps) {
  const t = usePhrases('sale-payments')
  return (
    <SaveButton
      url={`/api/v1/sales/records/${encodeURIComponent(saleId)}/statement.pdf`}
      name={`statement-${saleNo ?? 'draft'}`}
      icon="printer"
    >
      {t('tab.print')}
    </SaveButton>
  )
}
