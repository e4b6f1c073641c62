import { sheetRow } from '@contract/kernel/record-calls'
import type { PaymentImportAnswer, RowOutcome } from '@contract/modules/sales/payment-import.calls'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Table, type TableColumn } from '@/shared/ui/table'

const SHOWN = 200

/** Row by row which sale it is about, before anything is written. */
export function ImportReport({ answer }: { answer: PaymentImportAnswer }) {
  const t = usePhrases('sale-payments')
  const formats = useFormats()
  const { outcomes, total_amount, created } = answer
  const columns: TableColumn<RowOutcome>[] = [
    { key: 'row', header: t('report.row'), figures: true, rowHeader: true, cell: one => sheetRow(one.row) },
    {
      key: 'outcome',
      header: t('report.outcome'),
      cell: one => (
        <>
          <Badge tone={one.outcome === 'matched' ? 'success' : 'warning'} dot>
            {t(`outcome.${one.outcome}`)}
          </Badge>
          {one.shares_receipt && <span className="payment-note">{t('report.shared')}</span>}
        </>
      ),
    },
    { key: 'sale', header: t('fields.sale_no'), cell: one => <bdi>{one.sale_no ?? '–'}</bdi> },
    { key: 'unit', header: t('fields.unit_code'), cell: one => <bdi>{one.unit_code ?? '–'}</bdi> },
    { key: 'buyer', header: t('fields.buyer_name'), cell: one => <bdi>{one.buyer_name ?? '–'}</bdi> },
    {
      key: 'amount',
      header: t('fields.amount'),
      figures: true,
      cell: one => (one.amount ? <Ltr>{formats.amount(one.amount)}</Ltr> : '–'),
    },
  ]
  return (
    <section className="stack" aria-label={t('report.title')}>
      <p className="mb-0">
        {t('report.sum', { count: created })} <Ltr>{formats.amount(total_amount)}</Ltr>
      </p>

      <Table
        caption={t('report.title')}
        columns={columns}
        rows={outcomes.slice(0, SHOWN)}
        rowKey={one => one.row}
      />
      {outcomes.length > SHOWN && (
        <p className="text-muted small">{t('report.more', { count: outcomes.length - SHOWN })}</p>
      )}
    </section>
  )
}
