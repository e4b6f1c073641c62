import { moneyText } from '@contract/kernel/money'
import type { StatementLine } from '@contract/modules/commission/statement-line'
import { statementTotals } from '@contract/modules/commission/statement.rules'
import { useLineColumns } from '@/features/statements/use-line-columns'
import { StatementTotals } from '@/features/statements/statement-totals'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Checkbox } from '@/shared/ui/checkbox'
import { Table, type TableColumn } from '@/shared/ui/table'

export type BillableTableProps = {
  lines: readonly StatementLine[]
  selected: ReadonlySet<string>
  onChange: (trancheIds: string[]) => void
}

/** Each tranche with a box to take it off, and what the selected ones come to. */
export function BillableTable({ lines, selected, onChange }: BillableTableProps) {
  const t = usePhrases('statements')
  const [named, ...columns] = useLineColumns()
  const ids = lines.map(({ tranche_id }) => tranche_id)
  const billed = lines.filter(line => selected.has(line.tranche_id))
  const hasAll = billed.length === lines.length
  const toggle = (id: string) =>
    onChange(ids.filter(other => (other === id ? !selected.has(id) : selected.has(other))))
  const sale: TableColumn<StatementLine> = {
    ...named,
    cell: line => (
      <Checkbox
        label={named.cell(line)}
        aria-label={t('lines.one', { seq: line.seq, sale: line.sale_no })}
        checked={selected.has(line.tranche_id)}
        onChange={() => toggle(line.tranche_id)}
      />
    ),
  }
  const totals = statementTotals(billed)
  return (
    <>
      <div className="cluster">
        <Checkbox label={t('lines.all')} checked={hasAll} onChange={() => onChange(hasAll ? [] : ids)} />
        <span aria-live="polite">{t('lines.selected', { selected: billed.length, all: lines.length })}</span>
      </div>
      <Table
        caption={t('lines.caption')}
        columns={[sale, ...columns]}
        rows={lines}
        rowKey={line => line.tranche_id}
      />
      <StatementTotals
        totals={{
          net_amount: moneyText(totals.net),
          vat_amount: moneyText(totals.vat),
          gross_amount: moneyText(totals.gross),
          expected_ewt: moneyText(totals.ewt),
          collectible: moneyText(totals.collectible),
        }}
      />
    </>
  )
}
