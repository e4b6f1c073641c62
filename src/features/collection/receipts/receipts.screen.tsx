import type { ListedRow } from '@contract/kernel/define-resource'
import type { receiptResource } from '@contract/modules/collection/receipt.resource'
import { receipts } from '@/features/collection/collection.api'
import { ReceiptStatusBadge } from '@/features/collection/receipts/receipt-status-badge'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { RecordLink } from '@/shared/resource/record-link'
import { late } from '@/shared/ui/late'

const ReceiptPanel = late(() =>
  import('@/features/collection/receipts/receipt-panel').then(file => file.ReceiptPanel),
)

type Row = ListedRow<typeof receiptResource>

/** What developers paid: drafts, and what was posted of them. */
export function ReceiptsScreen() {
  const t = usePhrases('collection')
  const nameOf = (row: Row) => row.number ?? t('receipts.draft')
  const columns = {
    number: {
      width: 210,
      pinned: 'start',
      text: nameOf,
      render: (row: Row) => (
        <RecordLink id={row.id} opens="panel" className="record-link">
          <bdi>{nameOf(row)}</bdi>
        </RecordLink>
      ),
    },
    status: { width: 150, render: (row: Row) => <ReceiptStatusBadge status={row.status} /> },
    developer_id: { width: 220 },
    received_on: { width: 140 },
    cash_amount: { width: 140 },
    ewt_amount: { width: 140 },
    unapplied_amount: { width: 140 },
    mode: { width: 140 },
    check_no: { width: 130 },
    ou_id: { width: 150, hidden: true },
    is_unapplied_late: { hidden: true },
    bank_id: { hidden: true },
    check_date: { hidden: true },
    check_bank: { hidden: true },
    certificate_no: { hidden: true },
    acknowledgement_no: { hidden: true },
    posted_on: { hidden: true },
    deposited_on: { hidden: true },
    cleared_on: { hidden: true },
    ended_on: { hidden: true },
    entry_id: { hidden: true },
  } as const
  return (
    <PanelScreen
      api={receipts}
      name="receipts"
      namespace="collection"
      columns={columns}
      panel={ReceiptPanel}
    />
  )
}
