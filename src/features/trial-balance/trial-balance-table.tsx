import { linesOfFigure } from '@contract/modules/accounting/profit-and-loss-drill'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.commands'
import { Link } from 'react-router-dom'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { accountLedgerPath } from '@/shared/posting/account-ledger-path'
import { listPath } from '@/shared/resource/list-path'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'

export type TrialBalanceTableProps = {
  balance: TrialBalance
  /** Codes of the units that were asked for. */
  units: string | undefined
}

export function TrialBalanceTable({
  balance: { rows, totals, from, to, unit_ids, known_on },
  units,
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
          const path = accountLedgerPath({ account: account_id, from, to, units, known_on })
          const ledger = { to: path, label: t('ledger_of', { account: name }) }
          return (
            <tr key={account_id}>
              <th scope="row" title={`${code} ${name}`}>
                <Link to={path} className="record-link">
                  <bdi>{`${code} ${name}`}</bdi>
                </Link>
              </th>
              <StatementFigure amount={opening} entries={ledger} />
              <StatementFigure amount={debit} entries={entries} />
              <StatementFigure amount={credit} entries={entries} />
              <StatementFigure amount={closing} entries={ledger} />
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
