import { businessDate } from '@contract/kernel/dates'
import { isYearText, isTaxPeriod, latestQuarters } from '@contract/kernel/quarters'
import {
  type WithholdingQuestion,
  withholdingAddress,
  useGetWithholdingQuery,
} from '@/features/expense/expense.api'
import { WithholdingTable } from '@/features/expense/withholding/withholding-table'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { SaveButton } from '@/shared/record/save-button'
import { StatementUnits } from '@/shared/statement/statement-units'
import { useStatementAddress } from '@/shared/statement/use-statement-address'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { PageHeader } from '@/shared/ui/page-header'
import { Select } from '@/shared/ui/select'
import { Skeleton } from '@/shared/ui/skeleton'

/** What was withheld of whom in a quarter, with the certificate of each, or in a year as the alphalist wants it. */
export function WithholdingScreen() {
  const t = usePhrases('expense')
  const address = useWithholdingAddress()
  const { question, periods, change } = address
  const periodLabel = (period: string) =>
    isYearText(period) ? t('withholding.year', { year: period }) : period.replace('-', ' ')
  return (
    <>
      <PageHeader text={t('withholding.text')} actions={<WithholdingTools question={question} />} />
      <div className="stack">
        <div className="statement-bar">
          <Field label={t('withholding.period')}>
            <Select
              value={question.period}
              options={periods.map(value => ({ value, label: periodLabel(value) }))}
              onChange={event => change({ period: event.target.value })}
            />
          </Field>
          <StatementUnits address={address} />
        </div>
        <WithholdingView question={question} />
      </div>
    </>
  )
}

const CHOICES = 12
function useWithholdingAddress() {
  const address = useStatementAddress()
  const today = businessDate(new Date())
  const quarters = latestQuarters(today, CHOICES)
  const years = [...new Set(quarters.map(quarter => quarter.slice(0, 4)))]
  // Links from before there were years name a quarter.
  const said = address.said('period') || address.said('quarter')
  const period = isTaxPeriod(said) ? said : (quarters[0] ?? '')
  const question: WithholdingQuestion = { period, units: address.units }
  return { ...address, question, periods: [...new Set([...quarters, ...years, period])] }
}

function WithholdingTools({ question }: { question: WithholdingQuestion }) {
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

function WithholdingView({ question }: { question: WithholdingQuestion }) {
  const t = usePhrases('expense')
  const answer = useGetWithholdingQuery(question)
  return (
    <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
      {report =>
        report.payees.length === 0 ? (
          <Card>
            <EmptyState icon="percent" title={t('withholding.empty')}>
              {t('withholding.empty_text')}
            </EmptyState>
          </Card>
        ) : (
          <Card flush>
            <WithholdingTable report={report} question={question} />
          </Card>
        )
      }
    </Answer>
  )
}
