import type { TrialBalance } from '@contract/modules/accounting/trial-balance.commands'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'

export type BalanceSheetTableProps = { balance: TrialBalance }

export function BalanceSheetTable({ balance: { balance_sheet: sheet, to } }: BalanceSheetTableProps) {
  const t = usePhrases('trial-balance')
  const month = useFormats().month(`${to}-01`)
  const columns = [
    { key: 'account', label: t('account') },
    { key: 'amount', label: t('amount', { month }) },
  ]
  return (
    <StatementTable title={t('balance_sheet')} columns={columns}>
      {sheet.parts.map(({ part, lines, amount }) => (
        <tbody key={part}>
          <tr>
            <th scope="row">{t(`parts.${part}`)}</th>
            <StatementFigure amount={amount} />
          </tr>
          {[
            ...lines.map(line => ({ ...line, name: `${line.code} ${line.name}` })),
            ...(part === 'equity'
              ? (['result_of_year', 'retained'] as const).map(key => ({
                  account_id: key,
                  name: t(key),
                  amount: sheet[key],
                }))
              : []),
          ].map(line => (
            <tr key={line.account_id} className="statement-line">
              <th scope="row" title={line.name}>
                <bdi>{line.name}</bdi>
              </th>
              <StatementFigure amount={line.amount} />
            </tr>
          ))}
        </tbody>
      ))}
      <tbody className="statement-result">
        <tr>
          <th scope="row">{t('liabilities_and_equity')}</th>
          <StatementFigure amount={sheet.liabilities_and_equity} />
        </tr>
      </tbody>
    </StatementTable>
  )
}
