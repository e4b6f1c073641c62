import { formatAmount } from '@contract/kernel/money'
import type { ShownAllocation } from '@contract/modules/collection/shown-allocation'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { Banner } from '@/shared/ui/banner'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Table, type TableColumn } from '@/shared/ui/table'
import type { ShownReceipt } from '@/features/collection/receipts/shown-receipt'

/** What came in, where it stands in the books, and what it settled. */
export function PostedReceipt({ receipt }: { receipt: ShownReceipt }) {
  const t = usePhrases('collection')
  const formats = useFormats()
  const money = (amount: string) => <Ltr>{formatAmount(amount)}</Ltr>
  const day = (date: string | null) => date && <Ltr>{formats.date(date)}</Ltr>
  const words = (text: string | null) => text && <bdi>{text}</bdi>
  const columns: TableColumn<ShownAllocation>[] = [
    {
      key: 'statement',
      header: t('settles.statement'),
      rowHeader: true,
      cell: row => (
        <>
          <bdi className="text-nowrap">{row.number}</bdi>
          <div className="text-muted small">
            <bdi>{row.sale_no}</bdi>
          </div>
        </>
      ),
    },
    {
      key: 'on',
      header: t('settles.on'),
      cell: row => <span className="text-nowrap">{day(row.allocated_on)}</span>,
    },
    { key: 'ewt', header: t('fields.ewt_amount'), figures: true, cell: row => money(row.ewt_amount) },
    { key: 'amount', header: t('settles.settled'), figures: true, cell: row => money(row.amount) },
  ]
  const settled = receipt.settled ?? []
  return (
    <>
      {receipt.end_reason && (
        <Banner tone="warning" title={t(`values.status.${receipt.status}`)}>
          {receipt.end_reason}
        </Banner>
      )}
      <DefinitionList
        definitions={[
          [t('fields.developer_id'), words(receipt.developer_label)],
          [t('fields.ou_id'), words(receipt.ou_label)],
          [t('fields.received_on'), day(receipt.received_on)],
          [t('fields.mode'), t(`values.mode.${receipt.mode}`)],
          [t('fields.bank_id'), words(receipt.bank_label)],
          [t('fields.check_no'), words(receipt.check_no)],
          [t('fields.check_date'), day(receipt.check_date)],
          [t('fields.check_bank'), words(receipt.check_bank)],
          [t('fields.cash_amount'), money(receipt.cash_amount)],
          [t('fields.ewt_amount'), money(receipt.ewt_amount)],
          [t('fields.unapplied_amount'), money(receipt.unapplied_amount)],
          [t('fields.certificate_no'), words(receipt.certificate_no)],
          [t('fields.deposited_on'), day(receipt.deposited_on)],
          [t('fields.cleared_on'), day(receipt.cleared_on)],
          [t('fields.ended_on'), day(receipt.ended_on)],
          [
            t('fields.entry_id'),
            <EntryLink key="entry" id={receipt.entry_id} number={receipt.entry_label} />,
          ],
        ]}
      />
      {settled.length > 0 && (
        <section className="form-stack">
          <h3 className="section-title">{t('sections.settles')}</h3>
          <Table
            caption={t('sections.settles')}
            columns={columns}
            rows={settled}
            rowKey={row => `${row.line_id} ${row.allocated_on} ${row.amount}`}
          />
        </section>
      )}
    </>
  )
}
