import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { ListedReportRow } from '@contract/modules/collection/report-match.resource'
import { DecideDialog, type Decision } from '@/features/collection/report-match/decide-dialog'
import { reportRows } from '@/features/collection/report-match/report-match.api'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Badge, type Tone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

const TONES: Record<ListedReportRow['state'], Tone> = {
  none: 'neutral',
  open: 'warning',
  accepted: 'success',
  disputed: 'danger',
}

type Figure = `${'theirs' | 'ours'}_${'base' | 'gross' | 'tax' | 'paid'}`

/** Theirs and ours beside each other; those that are selected are decided at once. */
export function RowList() {
  const t = usePhrases('report-match')
  const formats = useFormats()
  const mayDecide = useCan()('collection.report_match.decide')
  // What a report does not say is not nothing.
  const figure = (name: Figure, width: number) => ({
    width,
    render: (row: ListedReportRow) => (row[name] === null ? '–' : <Ltr>{formats.amount(row[name])}</Ltr>),
  })
  const columns = {
    unit_code: { width: 190, pinned: 'start' },
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
    theirs_gross: figure('theirs_gross', 140),
    ours_gross: figure('ours_gross', 140),
    theirs_paid: figure('theirs_paid', 140),
    ours_paid: figure('ours_paid', 140),
    theirs_base: figure('theirs_base', 150),
    ours_base: figure('ours_base', 150),
    theirs_rate: { width: 120 },
    ours_rate: { width: 120 },
    theirs_tax: figure('theirs_tax', 170),
    ours_tax: figure('ours_tax', 170),
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
    incentive: { width: 170 },
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

/** What may be done with the rows that are picked. */
function DecideBar({ target, clear }: PickedRows) {
  const t = usePhrases('report-match')
  const [asking, setAsking] = useState<Decision | null>(null)
  return (
    <>
      <Button size="sm" variant="primary" icon="check-lg" onClick={() => setAsking('accept')}>
        {t('decide.accept')}
      </Button>
      <Button size="sm" onClick={() => setAsking('dispute')}>
        {t('decide.dispute')}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setAsking('reopen')}>
        {t('decide.reopen')}
      </Button>
      {asking && (
        <DecideDialog decision={asking} target={target} onDone={clear} onClose={() => setAsking(null)} />
      )}
    </>
  )
}
