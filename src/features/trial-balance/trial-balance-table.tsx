import { linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.commands'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { listPath } from '@/shared/resource/list-path'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'

export type TrialBalanceTableProps = { balance: TrialBalance }

export function TrialBalanceTable({
  balance: { rows, totals, from, to, unit_ids, known_on },
}: TrialBalanceTableProps) {
  const t = usePhrases('trial-balance')
  const columns = (['account', 'opening', 'debit', 'credit', 'closing'] as const).map(key => ({
    key,
    label: t(key),
  }))
  return (
    <StatementTable title={t('title')} columns={columns}>
      <tbody className="statement-rows">
        {rows.map(({ account_id, code, name, opening, debit, credit, closing }) => {
          const entries = {
            to: listPath('/accounting/ledger', {
              filter: linesOfFigure({ account_ids: [account_id], from, to, unit_ids, known_on }),
            }),
            label: t('entries_of', { account: name }),
          }
          return (
            <tr key={account_id}>
              <th scope="row" title={`${code} ${name}`}>
                <bdi>{`${code} ${name}`}</bdi>
              </th>
              <StatementFigure amount={opening} />
              <StatementFigure amount={debit} entries={entries} />
              <StatementFigure amount={credit} entries={entries} />
              <StatementFigure amount={closing} />
            </tr>
          )
        })}
      </tbody>
      <tbody className="statement-result">
        <tr>
          <th scope="row">{t('total')}</th>
          <StatementFigure amount={totals.opening} />
          <StatementFigure amount={totals.debit} />
          <StatementFigure amount={totals.credit} />
          <StatementFigure amount={totals.closing} />
        </tr>
      </tbody>
    </StatementTable>
  )
}
