import { useState } from 'react'
import {
  paperAddress,
  useGetSalesReportQuery,
  type ReportQuestion,
} from '@/features/sales-report/sales-report.api'
import { useLineLabel } from '@/features/sales-report/use-line-label'
import { saveReport } from '@/features/sales-report/save-report'
import { LOCALES } from '@contract/kernel/locales'
import { useCan } from '@/shared/access/use-can'
import { toApiFailure } from '@/shared/http/api-failure'
import { fetchBlob } from '@/shared/http/fetch-blob'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as errorNote } from '@/shared/notify/notification.slice'
import { saveAs } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'

export type ReportToolsProps = { question: ReportQuestion }

/** Long enough for the browser to have copied what was saved. */
const KEPT_MS = 60_000

export function ReportTools({ question }: ReportToolsProps) {
  const t = usePhrases('sales-report')
  const can = useCan()
  const labelOf = useLineLabel(question.by)
  const dispatch = useAppDispatch()
  const { dir } = LOCALES[useLocale()]
  const { currentData: report } = useGetSalesReportQuery(question)
  const [busy, setBusy] = useState<'xlsx' | 'pdf' | null>(null)

  const run = async (what: 'xlsx' | 'pdf', work: () => Promise<void>) => {
    setBusy(what)
    try {
      await work()
    } catch (failed) {
      dispatch(errorNote(toApiFailure(failed).message))
    } finally {
      setBusy(null)
    }
  }
  const savePaper = async () => {
    const address = URL.createObjectURL(await fetchBlob(paperAddress(question), 'application/pdf'))
    saveAs(address, `${t('export.file', { from: question.from, to: question.to })}.pdf`)
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
  }
  return (
    <>
      <Button icon="printer" onClick={() => window.print()}>
        {t('export.print')}
      </Button>
      {can('sales.report.export') && (
        <>
          <Button icon="file-earmark-text" busy={busy === 'pdf'} onClick={() => void run('pdf', savePaper)}>
            {t('export.pdf')}
          </Button>
          <Button
            icon="download"
            busy={busy === 'xlsx'}
            disabled={!report}
            onClick={() =>
              report && void run('xlsx', () => saveReport({ t, report, labelOf, isRtl: dir === 'rtl' }))
            }
          >
            {t('export.xlsx')}
          </Button>
        </>
      )}
    </>
  )
}
