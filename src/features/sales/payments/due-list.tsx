import { type ListedDue } from '@contract/modules/sales/payment-due.resource'
import { paymentsDue } from '@/features/sales/payments/payments.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Badge } from '@/shared/ui/badge'
import { ButtonLink } from '@/shared/ui/button-link'

function DaysLate({ row }: { row: ListedDue }) {
  const t = usePhrases('sale-payments')
  return row.is_late ? (
    <Badge tone="danger" dot>
      {t('due.days', { count: row.days_late })}
    </Badge>
  ) : (
    <Badge>{t('due.ahead')}</Badge>
  )
}

const COLUMNS = {
  buyer_name: { width: 200 },
  due_date: { width: 120 },
  days_late: { width: 150, render: (row: ListedDue) => <DaysLate row={row} /> },
  open_amount: { width: 140 },
  amount: { width: 140 },
  kind: { width: 150 },
  sale_no: {
    width: 190,
    pinned: 'start',
    render: (row: ListedDue) => (
      <ButtonLink to={`/sales/record?record=${row.sale_id}&tab=payments`} variant="link">
        {row.sale_no}
      </ButtonLink>
    ),
  },
  project_id: { width: 180 },
  unit_code: { width: 120 },
  paid_amount: { width: 140 },
  ou_id: { width: 140 },
  seq: { hidden: true },
  is_late: { hidden: true },
} as const

/** What buyers owe by now and soon; the longest overdue stands first. */
export function DueList() {
  return (
    <ResourceScreen
      api={paymentsDue}
      namespace="sale-payments"
      name="due"
      columns={COLUMNS}
      recordPath={null}
      readOnly
      isPart
    />
  )
}
