import { useSearchParams } from 'react-router-dom'
import type { ListedFiscalPeriod } from '@contract/modules/accounting/fiscal-period.resource'
import { periods } from '@/features/ledger/ledger.api'
import { PeriodBoard } from '@/features/ledger/periods/period-board'
import { PeriodStatusBadge } from '@/features/ledger/periods/period-status-badge'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { RecordLink } from '@/shared/resource/record-link'
import { Button } from '@/shared/ui/button'
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

/** Whether months stand as a board of units; the address keeps it. */
function useBoard(): [boolean, () => void] {
  const [params, setParams] = useSearchParams()
  const isBoard = params.get('show') === 'board'
  const toggle = () =>
    setParams(before => {
      if (isBoard) before.delete('show')
      else before.set('show', 'board')
      return before
    })
  return [isBoard, toggle]
}

function BoardToggle() {
  const t = usePhrases('ledger')
  const [isBoard, toggle] = useBoard()
  return (
    <Button icon="columns-gap" aria-pressed={isBoard} onClick={toggle}>
      {t('periods.board')}
    </Button>
  )
}
