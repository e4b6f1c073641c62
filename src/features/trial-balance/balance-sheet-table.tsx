import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import type { OpenBalance, OpenFigure } from '@/features/trial-balance/open-balance'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'

export type BalanceSheetTableProps = { balance: TrialBalance; onOpen: OpenFigure }

type Line = { key: string; name: string; amount: string; cell: Omit<OpenBalance, 'title'> }

export function BalanceSheetTable({ balance: { balance_sheet: sheet, to }, onOpen }: BalanceSheetTableProps) {
  const t = usePhrases('trial-balance')
  const month = useFormats().month(`${to}-01`)
  const columns = [
    { key: 'account', label: t('account') },
    { key: 'amount', label: t('amount', { month }) },
  ]
  const figure = (amount: string, name: string, cell: Omit<OpenBalance, 'title'>) => {
    const title = t('trace.title', { name, figure: t('amount', { month }) })
    return (
      <StatementFigure
        amount={amount}
        how={{ open: () => onOpen({ title, ...cell }), label: t('trace.open', { title }) }}
      />
    )
  }
  const linesOf = ({ part, lines }: (typeof sheet.parts)[number]): Line[] => [
    ...lines.map(({ account_id, code, name, amount }) => ({
      ...{ key: account_id, name: `${code} ${name}`, amount },
      cell: { figure: 'amount' as const, account_id },
    })),
    ...(part === 'equity'
      ? (['result_of_year', 'retained'] as const).map(key => ({
          ...{ key, name: t(key), amount: sheet[key] },
          cell: { figure: key },
        }))
      : []),
  ]
  return (
    <StatementTable title={t('balance_sheet')} columns={columns}>
      {sheet.parts.map(part => (
        <tbody key={part.part}>
          <tr>
            <th scope="row">{t(`parts.${part.part}`)}</th>
            {figure(part.amount, t(`parts.${part.part}`), { figure: 'amount', part: part.part })}
          </tr>
          {linesOf(part).map(({ key, name, amount, cell }) => (
            <tr key={key} className="statement-line">
              <th scope="row" title={name}>
                <bdi>{name}</bdi>
              </th>
              {figure(amount, name, cell)}
            </tr>
          ))}
        </tbody>
      ))}
      <tbody className="statement-result">
        <tr>
          <th scope="row">{t('liabilities_and_equity')}</th>
          {figure(sheet.liabilities_and_equity, t('liabilities_and_equity'), {
            figure: 'liabilities_and_equity',
          })}
        </tr>
      </tbody>
    </StatementTable>
  )
}
