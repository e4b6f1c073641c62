import { moneyText } from '@contract/kernel/money'
import { entriesByUnit, type EntryLine } from '@contract/modules/accounting/entry.rules'
import { expenseEntry, type PostedExpense } from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.commands'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Table, type TableColumn } from '@/shared/ui/table'
import { linesThatPost } from '@/features/expense/transactions/lines-that-post'

export type PostingPreviewProps = { expense: PostedExpense; terms: ExpenseTerms }

type PreviewLine = EntryLine & { key: string; unit: string | null }

/** The entry by the same rule that posts it, unit by unit. */
export function PostingPreview({ expense, terms }: PostingPreviewProps) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const { lines, accountOf } = linesThatPost(expense.lines, terms)
  const entries = entriesByUnit(expense.ou_id, expenseEntry({ ...expense, lines }, accountOf))
  const unitName = (id: string) => terms.units.find(unit => unit.id === id)?.name ?? null
  const rows = [...entries].flatMap(([unit, own]) =>
    own.map((line, index): PreviewLine => ({
      ...line,
      key: `${unit} ${index}`,
      unit: entries.size > 1 ? unitName(unit) : null,
    })),
  )
  const figure = (line: PreviewLine, side: EntryLine['side']) =>
    line.side === side ? <Ltr>{formats.amount(moneyText(line.amount))}</Ltr> : ''
  const columns: TableColumn<PreviewLine>[] = [
    {
      key: 'account',
      header: t('fields.account_id'),
      rowHeader: true,
      cell: line => (
        <>
          <bdi>{`${line.account} · ${terms.account_names[line.account] ?? ''}`}</bdi>
          {line.unit && <div className="text-muted small">{line.unit}</div>}
        </>
      ),
    },
    { key: 'debit', header: t('preview.debit'), figures: true, cell: line => figure(line, 'debit') },
    { key: 'credit', header: t('preview.credit'), figures: true, cell: line => figure(line, 'credit') },
  ]
  return (
    <section className="form-stack">
      <h3 className="section-title">{t('preview.title')}</h3>
      {rows.length === 0 ? (
        <p className="text-muted">{t('preview.empty')}</p>
      ) : (
        <Table caption={t('preview.title')} columns={columns} rows={rows} rowKey={line => line.key} />
      )}
    </section>
  )
}
