import '@/features/collection/collection.scss'
import { ReportBar } from '@/features/collection/report/report-bar'
import { ReportTools } from '@/features/collection/report/report-tools'
import { ReportView } from '@/features/collection/report/report-view'
import { useReportAddress } from '@/features/collection/report/use-report-address'
import { useFormats } from '@/shared/format/use-formats'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { PageHeader } from '@/shared/ui/page-header'

/** What developers paid in some months, and where it has gone. */
export function ReportScreen() {
  const formats = useFormats()
  const address = useReportAddress()
  const { names } = useUnitChoice(address.unitCodes)
  const [first, last] = [address.question.from, address.question.to].map(month =>
    formats.month(`${month}-01`),
  )
  return (
    <>
      <PageHeader
        text={`${first} – ${last} · ${names}`}
        actions={<ReportTools question={address.question} />}
      />
      <div className="stack">
        <ReportBar address={address} />
        <ReportView address={address} />
      </div>
    </>
  )
}
