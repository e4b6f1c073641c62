import { reportAddress, type ReportQuestion } from '@/features/expense/expense.api'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

export function ReportTools({ question }: { question: ReportQuestion }) {
  const t = usePhrases('expense')
  const { by, from, to } = question
  const name = t('report.file', { by: t(`report.values.${by}`), from, to })
  return (
    <Can code="expense.report.export">
      <SaveButton url={reportAddress(question)} kind="xlsx" name={name}>
        {t('report.export')}
      </SaveButton>
    </Can>
  )
}
