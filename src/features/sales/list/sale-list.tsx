import { type ListedSale } from '@contract/modules/sales/sale.resource'
import { NextDue } from '@/features/sales/list/next-due'
import { SaleCard } from '@/features/sales/list/sale-card'
import { SaleStatusBadge } from '@/features/sales/record/sale-status-badge'
import { sales } from '@/features/sales/sales-lists.api'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordLink } from '@/shared/resource/record-link'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { ButtonLink } from '@/shared/ui/button-link'

/** A draft has no number yet: it goes by its state. */
function SaleName({ row }: { row: { id: string; sale_no: string | null } }) {
  const t = usePhrases('sales')
  return (
    <RecordLink id={row.id} opens="panel" className="record-link">
      {row.sale_no ?? t('record.draft')}
    </RecordLink>
  )
}

const COLUMNS = {
  sale_no: {
    width: 215,
    pinned: 'start',
    render: (row: ListedSale) => <SaleName row={row} />,
  },
  status: {
    width: 188,
    // A draft may be asked for, which takes more words.
    least: 188,
    render: (row: ListedSale) => (
      <SaleStatusBadge status={row.status} requestedAt={row.reservation_asked_at} />
    ),
  },
  tcp: { width: 145 },
  next_due_on: { width: 150, render: (row: ListedSale) => <NextDue on={row.next_due_on} isShort /> },
  buyer_name: { width: 180 },
  unit_code: { width: 190 },
  next_due_amount: { width: 140 },
  seller_names: { width: 200 },
  payment_stage: { width: 150 },
  project_id: { width: 180 },
  reservation_date: { width: 130 },
  reservation_valid_to: { width: 130 },
  financing: { width: 140 },
  // Unit and buyer stand before, as they were called, and the status says what was asked for: here for filters.
  unit_id: { width: 190, hidden: true },
  buyer_id: { width: 180, hidden: true },
  reservation_asked_at: { hidden: true },
  ou_id: { width: 140, hidden: true },
  developer_id: { width: 160, hidden: true },
  team_id: { width: 150, hidden: true },
  list_price: { hidden: true },
  discount_kind: { hidden: true },
  discount_amount: { hidden: true },
  net_list_price: { hidden: true },
  vat_treatment: { hidden: true },
  vat_amount: { hidden: true },
  misc_fee_amount: { hidden: true },
  reservation_fee: { hidden: true },
  dp_amount: { hidden: true },
  balance_amount: { hidden: true },
  documents_complete_at: { hidden: true },
  cts_signed_at: { hidden: true },
  booked_at: { hidden: true },
  fully_paid_at: { hidden: true },
  cancelled_at: { hidden: true },
  cancel_reason_code: { hidden: true },
  cancel_kind: { hidden: true },
  price_outside_list: { hidden: true },
} as const

export function SaleList() {
  const t = usePhrases('sales')
  const can = useCan()
  const add = can('sales.record.create') && (
    <ButtonLink to="?sell=new" variant="primary" icon="plus-lg">
      {t('records.new')}
    </ButtonLink>
  )
  return (
    <ResourceScreen
      api={sales}
      name="records"
      namespace="sales"
      columns={COLUMNS}
      toolbar={add}
      next={add}
      readOnly
      card={row => <SaleCard row={row} />}
    />
  )
}
