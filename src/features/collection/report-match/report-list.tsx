import { oneOf } from '@contract/kernel/one-of'
import type { ListedReportMatch } from '@contract/modules/collection/report-match.resource'
import { reportMatches } from '@/features/collection/report-match/report-match.api'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Badge } from '@/shared/ui/badge'

const rowsPath = (id: string) => {
  const filter = JSON.stringify({ report_id: oneOf(id) })
  return `/collection/report-match?${new URLSearchParams({ tab: 'rows', filter }).toString()}`
}

/** The files of developers and how far each is settled. */
export function ReportList() {
  const t = usePhrases('report-match')
  const columns = {
    file_name: { width: 240, pinned: 'start' },
    status: {
      width: 110,
      render: ({ status }: ListedReportMatch) => (
        <Badge tone={status === 'closed' ? 'success' : 'warning'} dot>
          {t(`values.status.${status}`)}
        </Badge>
      ),
    },
    open_count: { width: 100 },
    accepted_count: { width: 110 },
    disputed_count: {
      width: 280,
      render: (row: ListedReportMatch) => <DisputedFiles report={row} />,
    },
    developer_id: { width: 220 },
    same_count: { width: 100 },
    row_count: { width: 100 },
    ou_id: { width: 150 },
    created_at: { width: 160 },
    updated_at: { hidden: true },
  } as const
  return (
    <ResourceScreen
      api={reportMatches}
      namespace="report-match"
      name="reports"
      columns={columns}
      recordPath={rowsPath}
      readOnly
      isPart
    />
  )
}

/** How many rows are disputed, and the files of them for the developer. */
function DisputedFiles({ report }: { report: ListedReportMatch }) {
  const t = usePhrases('report-match')
  const mayExport = useCan()('collection.report_match.export')
  const { id, disputed_count: count, file_name: name } = report
  if (count === 0 || !mayExport) return <>{count}</>
  const url = (form: string) => `${reportMatches.url}/${id}/disputed.${form}`
  return (
    <span className="cluster justify-content-end">
      <SaveButton size="sm" url={url('pdf')} name={`${name} disputed`}>
        {t('files.pdf')}
      </SaveButton>
      <SaveButton size="sm" url={url('xlsx')} kind="xlsx" name={`${name} disputed`}>
        {t('files.xlsx')}
      </SaveButton>
      {count}
    </span>
  )
}
