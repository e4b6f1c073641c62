import { Suspense } from 'react'
import { formatAmount } from '@contract/kernel/money'
import type { CommissionRequest } from '@contract/modules/commission/request.document'
import { BillDialog } from '@/features/commission-requests/bill-dialog'
import { requests } from '@/features/commission-requests/commission-requests.api'
import { useRequestForm } from '@/features/commission-requests/use-request-form'
import { Ltr } from '@/shared/format/ltr'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import type { DocumentView } from '@/shared/document/document-view'
import { loadPhrases } from '@/shared/i18n/i18n'
import { late } from '@/shared/ui/late'
import { Skeleton } from '@/shared/ui/skeleton'

/** Drawn beside the list alone, so it comes with the first request that is opened. */
const RequestSummary = late(async () => {
  const [{ RequestSummary: Summary }] = await Promise.all([
    import('@/features/commission-requests/request-summary'),
    loadPhrases('commission-transactions'),
  ])
  return Summary
})

const COLUMNS = {
  submitted_at: { hidden: true },
  employee_id: { width: 180, hidden: true },
  kind: { width: 170 },
  seller_id: { width: 190 },
  amount: {
    width: 130,
    render: (row: ResourceRow) => row['amount'] !== null && <Ltr>{formatAmount(String(row['amount']))}</Ltr>,
  },
  sale_no: { width: 190 },
  seq: { width: 100 },
  reason: { width: 260 },
  from_on: { hidden: true },
  to_on: { hidden: true },
  fulfilled_on: { width: 140, hidden: true },
} as const
const VIEW: DocumentView<CommissionRequest> = {
  tones: { approved: 'accent', fulfilled: 'success' },
  summary: row => (
    <Suspense fallback={<Skeleton lines={3} />}>
      <RequestSummary request={row} />
    </Suspense>
  ),
  dialogs: { bill: BillDialog },
}

/** What sellers ask for of their commission, and beside the list the request that is opened. */
export function RequestsScreen() {
  const form = useRequestForm()
  return (
    <DocumentScreen api={requests} namespace="commission-requests" view={VIEW} columns={COLUMNS} {...form} />
  )
}
