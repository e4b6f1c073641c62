import { useNavigate, useSearchParams } from 'react-router-dom'
import { isEnded } from '@contract/modules/sales/sale-status'
import { AmendmentsTab } from '@/features/sales/amend/amendments-tab'
import { CommissionTab } from '@/features/sales/commission/commission-tab'
import { DocumentsTab } from '@/features/sales/documents/documents-tab'
import { OverviewTab } from '@/features/sales/record/overview-tab'
import { SaleStatusBadge } from '@/features/sales/record/sale-status-badge'
import { today } from '@/features/sales/record/today'
import { sales } from '@/features/sales/sales-lists.api'
import { PaymentsTab } from '@/features/sales/payments/payments-tab'
import { ScheduleTable } from '@/features/sales/schedule/schedule-table'
import { useCan } from '@/shared/access/use-can'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordHistory } from '@/shared/record/record-history'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import { Card } from '@/shared/ui/card'
import { Tabs, type Tab } from '@/shared/ui/tabs'
import type { SaleActionsProps } from '@/features/sales/record/other-actions'

const api = sales

export function SaleTabs({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const payments = usePhrases('sale-payments')
  const can = useCan()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { id } = row
  const common = useRecordTabs({ api, namespace: 'sales', id })
  const isSold = row.status !== 'draft'

  const tabs: Tab[] = [
    { key: 'overview', label: t('tabs.overview'), content: <OverviewTab row={row} detail={detail} /> },
    {
      key: 'schedule',
      label: t('schedule.title'),
      content: (
        <ScheduleTable
          lines={detail.schedule.rows}
          {...(isSold && !isEnded(row.status) && { today: today() })}
        />
      ),
    },
    ...(isSold && can('sales.payment.view')
      ? [{ key: 'payments', label: payments('views.payments'), content: <PaymentsTab saleId={id} /> }]
      : []),
    { key: 'documents', label: t('tabs.documents'), content: <DocumentsTab row={row} detail={detail} /> },
    ...(detail.commission
      ? [
          {
            key: 'commission',
            label: t('tabs.commission'),
            content: <CommissionTab view={detail.commission} />,
          },
        ]
      : []),
    ...(detail.amendments.length > 0
      ? [
          {
            key: 'amendments',
            label: t('tabs.amendments', { count: detail.amendments.length }),
            content: <AmendmentsTab row={row} detail={detail} />,
          },
        ]
      : []),
    { key: 'timeline', label: t('tabs.timeline'), content: <TimelineTab row={row} detail={detail} /> },
    common.comments,
    common.files,
  ]
  const asked = params.get('tab')
  const tab = tabs.find(({ key }) => key === asked)?.key ?? 'overview'
  const handleTab = (key: string) => {
    const search = new URLSearchParams(params)
    search.set('tab', key)
    void navigate({ search: search.toString() }, { replace: true })
  }
  return (
    <Card as="div">
      <Tabs label={t('tabs.label')} tabs={tabs} activeKey={tab} onChange={handleTab} />
    </Card>
  )
}

/** The steps of the sale, then every change to it. */
function TimelineTab({ row, detail }: SaleActionsProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  return (
    <div className="stack">
      <ol className="parties" aria-label={t('tabs.timeline')}>
        {detail.events.map(({ id, at, to_status, by, note }) => (
          <li key={id}>
            <span>
              <SaleStatusBadge status={to_status} /> {note && <bdi className="small">{note}</bdi>}
            </span>
            <span className="text-muted small">
              {by && <bdi>{by}</bdi>} · {formats.longDate(at)}
            </span>
          </li>
        ))}
      </ol>
      <RecordHistory api={sales} namespace="sales" id={row.id} />
    </div>
  )
}
