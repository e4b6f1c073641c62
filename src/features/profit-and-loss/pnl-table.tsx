import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.commands'
import { PnlPart } from '@/features/profit-and-loss/pnl-part'
import { useShownColumns } from '@/features/profit-and-loss/use-shown-columns'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementTable } from '@/shared/statement/statement-table'

export type PnlTableProps = { statement: ProfitAndLoss; withShares: boolean }

export function PnlTable({ statement, withShares }: PnlTableProps) {
  const t = usePhrases('profit-and-loss')
  const columns = useShownColumns(statement)
  return (
    <StatementTable title={t('title')} columns={[{ key: 'account', label: t('account') }, ...columns]}>
      {statement.parts.map(part => (
        <PnlPart
          key={part.part}
          part={part}
          columns={columns}
          unitIds={statement.unit_ids}
          knownOn={statement.known_on}
          withShares={withShares}
        />
      ))}
    </StatementTable>
  )
}
