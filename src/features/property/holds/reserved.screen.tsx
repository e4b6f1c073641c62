import { type ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { ReservedBadge } from '@/features/property/holds/reserved-badge'
import { ReservedCard } from '@/features/property/holds/reserved-card'
import { ReservedDeadline } from '@/features/property/holds/reserved-deadline'
import { reservedUnits } from '@/features/property/holds/reserved.api'
import '@/features/property/holds/holds.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { ButtonLink } from '@/shared/ui/button-link'
import { late } from '@/shared/ui/late'

const ReservedPanel = late(() =>
  import('@/features/property/holds/reserved-panel').then(file => file.ReservedPanel),
)

type Row = ListedReservedUnit
const COLUMNS = {
  unit_code: { width: 210, pinned: 'start' },
  status: { width: 130, render: (row: Row) => <ReservedBadge status={row.status} /> },
  deadline_at: { width: 160, render: (row: Row) => <ReservedDeadline row={row} /> },
  list_price: { width: 150 },
  next_due_on: { width: 150 },
  holder_name: { width: 200 },
  for_whom: { width: 180 },
  since: { width: 120 },
  project_id: { width: 200 },
  sale_no: { width: 180 },
  is_own: { width: 100 },
  ou_id: { width: 150, hidden: true },
  extensions: { width: 110, hidden: true },
} as const

export function ReservedScreen() {
  const t = usePhrases('holds')
  return (
    <PanelScreen<Row>
      namespace="holds"
      api={reservedUnits}
      name="reserved"
      columns={COLUMNS}
      readOnly
      card={row => <ReservedCard row={row} />}
      next={
        <ButtonLink to="/property/list" icon="building" variant="primary">
          {t('reserved.to_units')}
        </ButtonLink>
      }
      panel={ReservedPanel}
    />
  )
}
