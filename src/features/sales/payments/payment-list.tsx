import { useState } from 'react'
import type { ListedPayment } from '@contract/modules/sales/buyer-payment.resource'
import { PaymentStatus } from '@/features/sales/payments/payment-status'
import { buyerPayments } from '@/features/sales/payments/payments.api'
import { VerifyDialog } from '@/features/sales/payments/verify-dialog'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

const COLUMNS = {
  payment_no: { width: 160, pinned: 'start' },
  status: { width: 150, render: (row: ListedPayment) => <PaymentStatus payment={row} /> },
  amount: { width: 140 },
  paid_on: { width: 120 },
  buyer_name: { width: 200 },
  sale_no: { width: 190 },
  unit_code: { width: 190 },
  project_id: { width: 180 },
  applied_principal: { width: 140 },
  mode: { width: 140 },
  cleared_on: { width: 120 },
  ou_id: { width: 140 },
  source: { hidden: true },
  applied_interest: { hidden: true },
  applied_penalty: { hidden: true },
  developer_or_no: { hidden: true },
  cheque_no: { hidden: true },
  bounced_on: { hidden: true },
  reversed_on: { hidden: true },
  reason: { hidden: true },
  is_collected: { hidden: true },
  verified_by: { hidden: true },
  verified_at: { hidden: true },
} as const

export function PaymentList() {
  const t = usePhrases('sale-payments')
  const mayVerify = useCan()('sales.payment.verify')
  return (
    <ResourceScreen
      api={buyerPayments}
      namespace="sale-payments"
      name="payments"
      columns={COLUMNS}
      readOnly
      isPart
      bulk={mayVerify ? picked => <VerifyBar {...picked} /> : undefined}
      next={
        <ButtonLink to="/sales/record" icon="receipt">
          {t('payments.to_sales')}
        </ButtonLink>
      }
    />
  )
}

/** What may be done with the payments that are picked. */
function VerifyBar({ target, clear }: PickedRows) {
  const t = usePhrases('sale-payments')
  const [isAsking, setAsking] = useState(false)
  const handleDone = () => {
    setAsking(false)
    clear()
  }
  return (
    <>
      <Button size="sm" variant="primary" icon="check-lg" onClick={() => setAsking(true)}>
        {t('verify.open')}
      </Button>
      {isAsking && <VerifyDialog target={target} onDone={handleDone} onClose={() => setAsking(false)} />}
    </>
  )
}
