import type { CollectionReport } from '@contract/modules/collection/collection-report'
import { useGetCollectionReportQuery } from '@/features/collection/report/report.api'
import { ReportChart } from '@/features/collection/report/report-chart'
import { ReportReceipts } from '@/features/collection/report/report-receipts'
import { ReportTable } from '@/features/collection/report/report-table'
import type { ReportAddress } from '@/features/collection/report/use-report-address'
import { useRowName } from '@/features/collection/report/use-row-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Skeleton } from '@/shared/ui/skeleton'

export function ReportView({ address }: { address: ReportAddress }) {
  const t = usePhrases('collection')
  const answer = useGetCollectionReportQuery(address.question)
  return (
    <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
      {report =>
        report.rows.length === 0 ? (
          <Card>
            <EmptyState icon="bar-chart" title={t('report.empty')}>
              {t('report.empty_text')}
            </EmptyState>
          </Card>
        ) : (
          <Figures report={report} address={address} />
        )
      }
    </Answer>
  )
}

function Figures({ report, address }: { report: CollectionReport; address: ReportAddress }) {
  const t = usePhrases('collection')
  const nameOf = useRowName(report)
  const { opened, question } = address
  const row = report.rows.find(({ key }) => (key ?? '') === opened)
  return (
    <>
      <Card flush>
        <ReportTable report={report} address={address} />
        <p className="collection-note">{t('report.note')}</p>
      </Card>
      {opened !== undefined && (
        <ReportReceipts
          question={{ ...question, key: opened ?? undefined }}
          title={row ? t('report.receipts_behind', { name: nameOf(row) }) : t('report.receipts')}
        />
      )}
      <ReportChart months={report.months} />
    </>
  )
}
