import { Link } from 'react-router-dom'
import { reportRowResource, type ListedReportRow } from '@contract/modules/collection/report-match.resource'
import { DecideBar } from '@/features/collection/report-match/decide-bar'
import { reportRows } from '@/features/collection/report-match/report-match.api'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<ListedReportRow['state'], Tone> = {
  none: 'neutral',
  open: 'warning',
  accepted: 'success',
  disputed: 'danger',
}

/** Theirs and ours beside each other; those that are selected are decided at once. */
export function RowList() {
  const t = usePhrases('report-match')
  const mayDecide = useCan()('collection.report_match.decide')
  const columns = {
    unit_code: { width: 150, pinned: 'start' },
    buyer_name: { width: 190 },
    kind: { width: 180 },
    state: {
      width: 140,
      render: ({ state }: ListedReportRow) => (
        <Badge tone={TONES[state]} dot>
          {t(`values.state.${state}`)}
        </Badge>
      ),
    },
    theirs_gross: { width: 140 },
    ours_gross: { width: 140 },
    theirs_paid: { width: 140 },
    ours_paid: { width: 140 },
    theirs_base: { width: 150 },
    ours_base: { width: 150 },
    theirs_rate: { width: 120 },
    ours_rate: { width: 120 },
    theirs_tax: { width: 170 },
    ours_tax: { width: 170 },
    note: { width: 200 },
    receipt_id: {
      width: 150,
      render: ({ receipt_id }: ListedReportRow) =>
        receipt_id && (
          <Link to={`/collection/record?record=${receipt_id}`} className="record-link">
            {t('decide.to_receipt')}
          </Link>
        ),
    },
    confidence: { width: 120 },
    sale_no: { width: 170 },
    row_no: { width: 90 },
    paid_on: { width: 130 },
    report_id: { width: 200 },
    developer_id: { width: 200 },
    ou_id: { width: 150, hidden: true },
    created_at: { hidden: true },
    updated_at: { hidden: true },
  } as const
  return (
    <ResourceScreen
      resource={reportRowResource}
      api={reportRows}
      namespace="report-match"
      name="rows"
      columns={columns}
      recordPath={null}
      readOnly
      isPart
      bulk={mayDecide ? picked => <DecideBar {...picked} /> : undefined}
    />
  )
}
