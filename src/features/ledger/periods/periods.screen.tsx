import { type ListedFiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import { periods } from '@/features/ledger/ledger.api'
import { BoardToggle, useBoard } from '@/features/ledger/periods/board-toggle'
import { PeriodBoard } from '@/features/ledger/periods/period-board'
import { PeriodStatusBadge } from '@/features/ledger/periods/period-status-badge'
import { useFormats } from '@/shared/format/use-formats'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { RecordLink } from '@/shared/resource/record-link'
import { late } from '@/shared/ui/late'

const PeriodPanel = late(() =>
  import('@/features/ledger/periods/period-panel').then(file => file.PeriodPanel),
)

/** Which months of which unit take entries. */
export function PeriodsScreen() {
  const formats = useFormats()
  const [isBoard] = useBoard()
  const columns = {
    month: {
      width: 180,
      pinned: 'start',
      render: (row: ListedFiscalPeriod) => (
        <RecordLink id={row.id} opens="panel" className="record-link">
          {formats.month(row.month)}
        </RecordLink>
      ),
    },
    ou_id: { width: 220 },
    status: { width: 190, render: (row: ListedFiscalPeriod) => <PeriodStatusBadge status={row.status} /> },
    closed_at: { width: 180 },
  } as const
  return (
    <PanelScreen
      api={periods}
      name="periods"
      namespace="ledger"
      columns={columns}
      readOnly
      toolbar={<BoardToggle />}
      body={isBoard && <PeriodBoard />}
      panel={PeriodPanel}
    />
  )
}
