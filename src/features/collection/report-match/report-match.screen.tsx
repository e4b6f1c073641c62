import { useNavigate, useSearchParams } from 'react-router-dom'
import { ReportList } from '@/features/collection/report-match/report-list'
import { RowList } from '@/features/collection/report-match/row-list'
import { UploadReport } from '@/features/collection/report-match/upload-report'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PageHeader } from '@/shared/ui/page-header'
import { Tabs } from '@/shared/ui/tabs'

/** Developers' reports, and their rows beside what is ours. */
export function ReportMatchScreen() {
  const t = usePhrases('report-match')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const tabs = [
    { key: 'reports', label: t('views.reports'), content: <ReportList /> },
    { key: 'rows', label: t('views.rows'), content: <RowList /> },
  ]
  return (
    <>
      <PageHeader text={t('text')} actions={<UploadReport />} />
      <Tabs
        label={t('views.label')}
        tabs={tabs}
        activeKey={params.get('tab') === 'rows' ? 'rows' : 'reports'}
        // Search and filters of one list say nothing to the next.
        onChange={key => void navigate({ search: `tab=${key}` })}
      />
    </>
  )
}
