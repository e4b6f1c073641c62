import type { StatementPayment } from '@contract/modules/sales/payment.calls'
import { MoveButtons } from '@/features/sales/payments/move-buttons'
import { PaymentStatus } from '@/features/sales/payments/payment-status'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EmptyState } from '@/shared/ui/empty-state'
import { Table, type TableColumn } from '@/shared/ui/table'

/** Every payment that was reported, those that do not count among them, with what was left after each. */
export function PaymentTable({ payments }: { payments: readonly StatementPayment[] }) {
  const t = usePhrases('sale-payments')
  const formats = useFormats()
  const columns: TableColumn<StatementPayment>[] = [
    {
      key: 'date',
      header: t('fields.paid_on'),
      rowHeader: true,
      cell: row => formats.shortDate(row.paid_on),
    },
    {
      key: 'no',
      header: t('fields.payment_no'),
      cell: row => (
        <>
          <bdi>{row.payment_no}</bdi> <span className="text-muted">{t(`values.mode.${row.mode}`)}</span>
        </>
      ),
    },
    {
      key: 'amount',
      header: t('fields.amount'),
      figures: true,
      cell: row => (
        <span className={row.bounced_on || row.reversed_on ? 'payment-void' : undefined}>
          <Ltr>{formats.amount(row.amount)}</Ltr>
        </span>
      ),
    },
    {
      key: 'status',
      header: t('fields.status'),
      cell: row => (
        <>
          <PaymentStatus payment={row} />
          {row.reason && <bdi className="payment-note">{row.reason}</bdi>}
        </>
      ),
    },
    {
      key: 'balance',
      header: t('fields.balance'),
      figures: true,
      cell: row => (row.balance === null ? '–' : <Ltr>{formats.amount(row.balance)}</Ltr>),
    },
    {
      key: 'moves',
      header: <span className="visually-hidden">{t('moves.title')}</span>,
      cell: row => row.actions.length > 0 && <MoveButtons payment={row} actions={row.actions} />,
    },
  ]
  return (
    <Table
      caption={t('table')}
      columns={columns}
      rows={payments}
      rowKey={row => row.id}
      empty={
        <EmptyState icon="cash-coin" title={t('tab.empty')}>
          {t('tab.empty_text')}
        </EmptyState>
      }
    />
  )
}
