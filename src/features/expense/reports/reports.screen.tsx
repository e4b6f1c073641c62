import '@/features/expense/expense.scss'
import { businessDate, isMonthText } from '@contract/kernel/dates'
import { REPORT_DIMENSIONS } from '@contract/modules/accounting/expense.calls'
import { reportAddress, type ReportQuestion } from '@/features/expense/expense.api'
import { ReportView } from '@/features/expense/reports/report-view'
import { Can } from '@/shared/access/can'
import { MonthSpan } from '@/shared/form/month-span'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { CompareSwitches } from '@/shared/statement/compare-switches'
import { StatementUnits } from '@/shared/statement/statement-units'
import { useStatementAddress } from '@/shared/statement/use-statement-address'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { Field } from '@/shared/ui/field'
import { PageHeader } from '@/shared/ui/page-header'
import { Select } from '@/shared/ui/select'

export function ReportsScreen() {
  const formats = useFormats()
  const address = useReportAddress()
  const { names } = useUnitChoice(address.unitCodes)
  const { from, to } = address.question
  const [first, last] = [formats.month(`${from}-01`), formats.month(`${to}-01`)]
  return (
    <>
      <PageHeader
        text={`${first} – ${last} · ${names}`}
        actions={<ReportTools question={address.question} />}
      />
      <div className="stack">
        <ReportBar address={address} />
        <ReportView question={address.question} />
      </div>
    </>
  )
}

function ReportTools({ question }: { question: ReportQuestion }) {
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

type ReportBarProps = { address: ReportAddress }

function ReportBar({ address }: ReportBarProps) {
  const t = usePhrases('expense')
  const { by, from, to } = address.question
  return (
    <div className="statement-bar expense-bar">
      <Field label={t('report.by')}>
        <Select
          value={by}
          options={REPORT_DIMENSIONS.map(value => ({ value, label: t(`report.values.${value}`) }))}
          onChange={event => address.change({ by: event.target.value })}
        />
      </Field>
      <MonthSpan
        {...{ from, to }}
        labels={{ from: t('report.from'), to: t('report.to') }}
        onChange={address.change}
      />
      <StatementUnits address={address} />
      <CompareSwitches
        address={address}
        labels={{ budget: t('report.compare.budget'), previous: t('report.compare.previous') }}
      />
    </div>
  )
}

/** From January until this month by account, unless something else is asked for. */
function useReportAddress() {
  const address = useStatementAddress()
  const [from, to] = [address.said('from'), address.said('to')]
  const last = isMonthText(to) ? to : businessDate(new Date()).slice(0, 7)
  const first = isMonthText(from) ? from : `${last.slice(0, 4)}-01`
  const by = REPORT_DIMENSIONS.find(name => name === address.said('by')) ?? 'account_id'
  const question: ReportQuestion = {
    ...{ by, from: first <= last ? first : last, to: last },
    ...{ units: address.units, compare: address.compared },
  }
  return { ...address, question }
}
type ReportAddress = ReturnType<typeof useReportAddress>
