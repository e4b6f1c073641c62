import { lazy, Suspense } from 'react'
import { REPORT_FILTERS } from '@contract/modules/sales/sales-report.rules'
import { saleCredits, useGetReportNamesQuery } from '@/features/sales-report/sales-report.api'
import { CohortView } from '@/features/sales-report/cohort-view'
import { FiguresView } from '@/features/sales-report/figures-view'
import { ReportBar } from '@/features/sales-report/report-bar'
import { ReportTools } from '@/features/sales-report/report-tools'
import '@/features/sales-report/sales-report.scss'
import { REPORT_VIEWS, useReportAddress, type ReportView } from '@/features/sales-report/use-report-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'

const ResourceScreen = lazy(() =>
  import('@/shared/resource/resource-screen').then(file => ({ default: file.ResourceScreen })),
)

const COLUMNS = {
  sale_no: { width: 170, pinned: 'start' },
  seller_id: { width: 200 },
  share_pct: { width: 130 },
  tcp: { width: 150 },
  net_list_price: { width: 150 },
  discount_amount: { hidden: true },
  developer_id: { hidden: true },
  sale_id: false,
} as const

export function SalesReportScreen() {
  const t = usePhrases('sales-report')
  const address = useReportAddress()
  const content: Record<ReportView, React.ReactNode> = {
    figures: (
      <div className="stack">
        <ReportBar address={address} />
        <NarrowingNote address={address} />
        <FiguresView address={address} />
      </div>
    ),
    cohorts: (
      <div className="stack">
        <ReportBar address={address} isPeriodOnly />
        <NarrowingNote address={address} />
        <CohortView address={address} />
      </div>
    ),
    shares: (
      <Suspense fallback={<Skeleton shape="rows" lines={8} />}>
        <ResourceScreen
          api={saleCredits}
          namespace="sales-report"
          name="shares"
          columns={COLUMNS}
          recordPath={null}
          readOnly
          isPart
        />
      </Suspense>
    ),
  }
  const tabs = REPORT_VIEWS.map(key => ({ key, label: t(`views.${key}`), content: content[key] }))
  return (
    <>
      <PageHeader
        text={t('text')}
        actions={address.view === 'figures' && <ReportTools question={address.question} />}
      />
      <Tabs
        label={t('views.label')}
        tabs={tabs}
        activeKey={address.view}
        // The filter of the shares says nothing to the figures.
        onChange={key =>
          address.change({ tab: key === 'figures' ? null : key, filter: null, search: null, sort: null })
        }
      />
    </>
  )
}

type NarrowingNoteProps = { address: ReturnType<typeof useReportAddress> }

/** What the figures are narrowed to, by a press on a line, and the way back. */
function NarrowingNote({ address: { filters, change } }: NarrowingNoteProps) {
  const t = usePhrases('sales-report')
  const on = REPORT_FILTERS.filter(name => filters[name] !== undefined)
  const { currentData: names } = useGetReportNamesQuery(filters, { skip: on.length === 0 })
  if (on.length === 0) return null
  return (
    <ul className="report-narrowed">
      {on.map(name => (
        <li key={name}>
          {t('narrowed', { name: names?.[name] ?? '…' })}
          <IconButton icon="x-lg" label={t('widen')} onClick={() => change({ [name]: null })} />
        </li>
      ))}
    </ul>
  )
}
