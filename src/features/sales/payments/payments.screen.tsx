import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PaymentList } from '@/features/sales/payments/payment-list'
import { PaymentPanel } from '@/features/sales/payments/payment-panel'
import '@/features/sales/payments/payments.scss'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'
import { Tabs } from '@/shared/ui/tabs'

const DueList = lazy(() =>
  import('@/features/sales/payments/due-list').then(file => ({ default: file.DueList })),
)
const ImportList = lazy(() =>
  import('@/features/sales/payments/import-list').then(file => ({ default: file.ImportList })),
)

/** What was paid for all sales one may see, what is due, and the reports it came from. */
export function PaymentsScreen() {
  const t = usePhrases('sale-payments')
  const can = useCan()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { opened, open } = useOpenedRecord()
  const seesImports = can('sales.payment.import') || can('sales.payment.verify')
  const views = [
    { key: 'payments', shown: true, content: <PaymentList /> },
    { key: 'due', shown: true, content: <DueList /> },
    { key: 'imports', shown: seesImports, content: <ImportList /> },
  ] as const
  const tabs = views
    .filter(({ shown }) => shown)
    .map(({ key, content }) => ({
      key,
      label: t(`views.${key}`),
      content: <Suspense fallback={<Skeleton lines={8} />}>{content}</Suspense>,
    }))
  const view = tabs.find(({ key }) => key === params.get('tab'))?.key ?? 'payments'
  return (
    <>
      <PageHeader text={t('text')} />
      <Tabs
        label={t('views.label')}
        tabs={tabs}
        activeKey={view}
        // Search and filters of one list say nothing to the next.
        onChange={key => void navigate({ search: `tab=${key}` })}
      />
      {opened && view === 'payments' && <PaymentPanel key={opened} id={opened} onClose={() => open(null)} />}
    </>
  )
}
