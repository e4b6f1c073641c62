import { titleOfLabel } from '@contract/kernel/record-labels'
import { lastDay } from '@contract/modules/property/last-day.rules'
import type { ListedReservedUnit } from '@contract/modules/property/reserved-unit.resource'
import { Countdown } from '@/features/property/holds/countdown'
import { ReservedBadge } from '@/features/property/holds/reserved-badge'
import { reservedUnits } from '@/features/property/holds/reserved.api'
import '@/features/property/holds/holds.scss'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { RecordLink } from '@/shared/resource/record-link'
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

type ReservedCardProps = { row: ListedReservedUnit }

function ReservedCard({ row }: ReservedCardProps) {
  const t = usePhrases('holds')
  const formats = useFormats()
  return (
    <div className="reserved-card">
      <div className="reserved-line">
        <RecordLink id={row.id} opens="panel" className="record-link reserved-title">
          <bdi>{row.unit_code}</bdi>
        </RecordLink>
        <ReservedBadge status={row.status} />
      </div>
      <bdi className="text-muted">{row.project_label && titleOfLabel(row.project_label)}</bdi>
      <div className="reserved-line">
        <bdi>{row.is_own ? t('hold.yours') : row.holder_name}</bdi>
        <strong>
          <ReservedDeadline row={row} />
        </strong>
      </div>
      {row.for_whom && <span>{t('hold.for', { name: row.for_whom })}</span>}
      {row.next_due_on && (
        <span className="text-muted">
          {t('fields.next_due_on')} <Ltr>{formats.date(row.next_due_on)}</Ltr>
        </span>
      )}
    </div>
  )
}

type ReservedDeadlineProps = { row: ListedReservedUnit }

/** Of a hold the time that is left, of everything else the day. */
function ReservedDeadline({ row }: ReservedDeadlineProps) {
  const formats = useFormats()
  if (!row.deadline_at) return null
  if (row.status === 'on_hold') return <Countdown until={row.deadline_at} />
  return <Ltr>{formats.date(lastDay(row.deadline_at))}</Ltr>
}
