import { isYearText } from '@contract/kernel/quarters'
import { useWithholdingAddress } from '@/features/expense/withholding/use-withholding-address'
import { WithholdingTools } from '@/features/expense/withholding/withholding-tools'
import { WithholdingView } from '@/features/expense/withholding/withholding-view'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementUnits } from '@/shared/statement/statement-units'
import { Field } from '@/shared/ui/field'
import { PageHeader } from '@/shared/ui/page-header'
import { Select } from '@/shared/ui/select'

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
