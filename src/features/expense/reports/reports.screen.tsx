import '@/features/expense/expense.scss'
import { ReportBar } from '@/features/expense/reports/report-bar'
import { ReportTools } from '@/features/expense/reports/report-tools'
import { ReportView } from '@/features/expense/reports/report-view'
import { useReportAddress } from '@/features/expense/reports/use-report-address'
import { useFormats } from '@/shared/format/use-formats'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { PageHeader } from '@/shared/ui/page-header'

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
