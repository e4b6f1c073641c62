import type { ListedReportMatch } from '@contract/modules/collection/report-match.resource'
import { reportMatches } from '@/features/collection/report-match/report-match.api'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

/** How many rows are disputed, and the files of them for the developer. */
export function DisputedFiles({ report }: { report: ListedReportMatch }) {
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
