import { amountColumn } from '@/shared/format/amount-column'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { Table } from '@/shared/ui/table'

type OpenItem = { id: string; date: string; text: string; amount: string; entry_id?: string }
export type OpenItemsProps = { title: string; items: readonly OpenItem[] }

/** Lines that stand on one side alone; those of the books lead to their entry. */
export function OpenItems({ title, items }: OpenItemsProps) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  if (items.length === 0) return null
  return (
    <section>
      <h3 className="section-title">{title}</h3>
      <Table
        caption={title}
        rows={items}
        rowKey={({ id }) => id}
        columns={[
          { key: 'date', header: t('date'), cell: ({ date }) => <Ltr>{formats.date(date)}</Ltr> },
          {
            key: 'text',
            header: t('line'),
            rowHeader: true,
            cell: ({ text, entry_id }) => <EntryLink id={entry_id} number={text} />,
          },
          amountColumn('amount', t('amount')),
        ]}
      />
    </section>
  )
}
