import type { PeriodReopening } from '@contract/modules/accounting/period-reopening.document'
import { useSearchParams } from 'react-router-dom'
import { periodReopenings } from '@/features/ledger/ledger.api'
import { ClosedPeriodControl } from '@/features/ledger/periods/closed-period-control'
import { ReopeningSummary } from '@/features/ledger/periods/reopening-summary'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'
import { useFormats } from '@/shared/format/use-formats'
import type { ResourceRow } from '@/shared/resource/resource-types'

const CONTROLS = { period_id: ClosedPeriodControl }
const VIEW: DocumentView<PeriodReopening> = { summary: row => <ReopeningSummary row={row} /> }

/** Requests to open a closed month again, and what became of them. */
export function PeriodReopeningsScreen() {
  const formats = useFormats()
  const [search] = useSearchParams()
  const columns = {
    month: { width: 160, render: (row: ResourceRow) => formats.month(String(row['month'])) },
    ou_id: { width: 200 },
    opens_to: { width: 160 },
    reason: { width: 280 },
  } as const
  return (
    <DocumentScreen
      api={periodReopenings}
      namespace="period-reopenings"
      columns={columns}
      controls={CONTROLS}
      view={VIEW}
      defaults={{ opens_to: 'open', period_id: search.get('period') }}
    />
  )
}
