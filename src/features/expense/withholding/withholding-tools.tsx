import { isYearText } from '@contract/kernel/quarters'
import { withholdingAddress, type WithholdingQuestion } from '@/features/expense/expense.api'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

export function WithholdingTools({ question }: { question: WithholdingQuestion }) {
  const t = usePhrases('expense')
  const { period } = question
  const name = `${t(isYearText(period) ? 'withholding.alphalist' : 'withholding.title')} ${period}`
  const address = (format: string) => withholdingAddress('export', { ...question, format })
  return (
    <Can code="expense.report.export">
      <SaveButton url={address('csv')} kind="csv" name={name}>
        {t('withholding.csv')}
      </SaveButton>
      <SaveButton url={address('xlsx')} kind="xlsx" name={name}>
        {t('report.export')}
      </SaveButton>
    </Can>
  )
}
