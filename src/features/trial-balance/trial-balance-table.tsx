import { Link } from 'react-router-dom'
import { TRIAL_FIGURES } from '@contract/modules/accounting/balance-trace.rules'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import type { OpenFigure } from '@/features/trial-balance/open-balance'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { accountLedgerPath } from '@/shared/posting/account-ledger-path'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'

export type TrialBalanceTableProps = {
  balance: TrialBalance
  /** Codes of the units that were asked for. */
  units: string | undefined
  onOpen: OpenFigure
}

/** An account leads to its ledger, and each figure opens what it is made of. */
export function TrialBalanceTable({ balance, units, onOpen }: TrialBalanceTableProps) {
  const t = usePhrases('trial-balance')
  const { rows, totals, from, to, known_on } = balance
  const columns = (['account', ...TRIAL_FIGURES] as const).map(key => ({ key, label: t(key) }))
  const cells = (figures: TrialBalance['totals'], name: string, account_id?: string) =>
    TRIAL_FIGURES.map(figure => {
      const title = t('trace.title', { name, figure: t(figure) })
      return (
        <StatementFigure
          key={figure}
          amount={figures[figure]}
          how={{
            open: () => onOpen({ title, figure, account_id }),
            label: t('trace.open', { title }),
          }}
        />
      )
    })
  return (
    <StatementTable title={t('title')} columns={columns}>
      <tbody className="statement-rows">
        {rows.map(({ account_id, code, name, ...figures }) => {
          const words = `${code} ${name}`
          return (
            <tr key={account_id}>
              <th scope="row" title={words}>
                <Link
                  to={accountLedgerPath({ account: account_id, from, to, units, known_on })}
                  className="record-link"
                >
                  <bdi>{words}</bdi>
                </Link>
              </th>
              {cells(figures, words, account_id)}
            </tr>
          )
        })}
      </tbody>
      <tbody className="statement-result">
        <tr>
          <th scope="row">{t('total')}</th>
          {cells(totals, t('total'))}
        </tr>
      </tbody>
    </StatementTable>
  )
}
