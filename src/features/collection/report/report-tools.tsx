import { reportAddress, type ReportQuestion } from '@/features/collection/report/report.api'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

export function ReportTools({ question }: { question: ReportQuestion }) {
  const t = usePhrases('collection')
  const { by, from, to } = question
  const name = t('report.file', { by: t(`report.values.${by}`), from, to })
  return (
    <Can code="collection.report.export">
      <SaveButton url={reportAddress('paper', question)} name={name}>
        {t('report.pdf')}
      </SaveButton>
      <SaveButton url={reportAddress('export', question)} kind="xlsx" name={name}>
        {t('report.workbook')}
      </SaveButton>
    </Can>
  )
}
