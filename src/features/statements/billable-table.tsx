import { moneyText } from '@contract/kernel/money'
import type { StatementLine } from '@contract/modules/commission/statement-line'
import { statementTotals } from '@contract/modules/commission/statement.rules'
import { useLineColumns } from '@/features/statements/use-line-columns'
import { StatementTotals } from '@/features/statements/statement-totals'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PickTable } from '@/shared/ui/pick-table'

export type BillableTableProps = {
  lines: readonly StatementLine[]
  selected: ReadonlySet<string>
  onChange: (trancheIds: string[]) => void
}

/** Each tranche with a box to take it off, and what the selected ones come to. */
export function BillableTable({ lines, selected, onChange }: BillableTableProps) {
  const t = usePhrases('statements')
  const columns = useLineColumns()
  const totals = statementTotals(lines.filter(line => selected.has(line.tranche_id)))
  return (
    <>
      <PickTable
        caption={t('lines.caption')}
        words={{
          all: t('lines.all'),
          chosen: (chosen, all) => t('lines.selected', { selected: chosen, all }),
        }}
        columns={columns}
        rows={lines}
        idOf={line => line.tranche_id}
        nameOf={line => t('lines.one', { seq: line.seq, sale: line.sale_no })}
        selected={[...selected]}
        onChange={onChange}
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
