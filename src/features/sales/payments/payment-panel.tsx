import { type PaymentRow } from '@contract/modules/sales/buyer-payment.resource'
import { MoveButtons } from '@/features/sales/payments/move-buttons'
import { PaymentStatus } from '@/features/sales/payments/payment-status'
import { buyerPayments, useGetSaleStatementQuery } from '@/features/sales/payments/payments.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import { ButtonLink } from '@/shared/ui/button-link'

const api = buyerPayments
const FORM = {
  namespace: 'sale-payments',
  sections: [
    {
      fields: [
        'sale_no',
        'buyer_name',
        'project_id',
        'unit_code',
        'paid_on',
        'mode',
        'developer_or_no',
        'cheque_no',
      ],
    },
    { fields: ['amount', 'applied_principal', 'applied_interest', 'applied_penalty', 'source', 'remarks'] },
    {
      fields: [
        'verified_by',
        'verified_at',
        'cleared_on',
        'bounced_on',
        'reversed_on',
        'reversed_by',
        'reason',
      ],
    },
  ],
} as const

export type PaymentPanelProps = { id: string; onClose: () => void }

/** One payment beside its list: what was reported, what became of it, and what may be done with it now. */
export function PaymentPanel({ id, onClose }: PaymentPanelProps) {
  return (
    <RecordFrame
      api={api}
      id={id}
      form={FORM}
      badge={row => <PaymentStatus payment={row} />}
      details={row => <Details row={row} />}
      onClose={onClose}
      onCreated={onClose}
    />
  )
}

function Details({ row }: { row: PaymentRow }) {
  const t = usePhrases('sale-payments')
  const { currentData: statement } = useGetSaleStatementQuery(row.sale_id)
  const actions = statement?.payments.find(({ id }) => id === row.id)?.actions ?? []
  return (
    <div className="stack">
      <div className="cluster">
        <ButtonLink to={`/sales/record?record=${row.sale_id}&tab=payments`} size="sm" icon="receipt">
          {t('payments.to_sale')}
        </ButtonLink>
        {actions.length > 0 && <MoveButtons payment={row} actions={actions} />}
      </div>
      <RecordDetails api={api} form={FORM} row={row} />
    </div>
  )
}
