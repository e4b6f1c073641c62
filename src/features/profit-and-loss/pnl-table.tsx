import type { ProfitAndLoss } from '@contract/modules/accounting/profit-and-loss.commands'
import { PnlPart } from '@/features/profit-and-loss/pnl-part'
import { useShownColumns } from '@/features/profit-and-loss/use-shown-columns'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PnlTableProps = { statement: ProfitAndLoss; withShares: boolean }

export function PnlTable({ statement, withShares }: PnlTableProps) {
  const t = usePhrases('profit-and-loss')
  const columns = useShownColumns(statement)
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page is moved by its own keys
    <div className="pnl-scroll" tabIndex={0} role="region" aria-label={t('title')}>
      <table className="pnl-table">
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('account')}</th>
            {columns.map(({ key, label }) => (
              <th key={key} scope="col" className="cell-figures">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        {statement.parts.map(part => (
          <PnlPart
            key={part.part}
            part={part}
            columns={columns}
            unitIds={statement.unit_ids}
            withShares={withShares}
          />
        ))}
      </table>
    </div>
  )
}
