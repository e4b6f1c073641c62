import { inDays } from '@contract/kernel/one-of'
import { daysOfTaxPeriod, isQuarterText } from '@contract/kernel/quarters'
import { type WithholdingReport } from '@contract/modules/accounting/withholding-report'
import { WITHHOLDING } from '@contract/modules/accounting/withholding'
import { withholdingAddress, type WithholdingQuestion } from '@/features/expense/expense.api'
import { Can } from '@/shared/access/can'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { listPath } from '@/shared/resource/list-path'
import { StatementFigure } from '@/shared/statement/statement-figure'
import { StatementTable } from '@/shared/statement/statement-table'

export type WithholdingTableProps = { report: WithholdingReport; question: WithholdingQuestion }

type Payee = WithholdingReport['payees'][number]

/** Payee by payee, and below each what was withheld by which code; figures lead to their records. */
export function WithholdingTable({ report, question }: WithholdingTableProps) {
  const t = usePhrases('expense')
  const { period } = report
  const { from, to } = daysOfTaxPeriod(period)
  const records = ({ name }: Payee, atc?: string) => ({
    to: listPath('/expense/records', {
      filter: {
        posted_on: inDays(from, to),
        payee_name: { filterType: 'text', type: 'equals', filter: name },
        ...(atc && { atc: { filterType: 'text', type: 'equals', filter: atc } }),
      },
    }),
    label: t('report.records_of', { name }),
  })
  const columns = [
    { key: 'payee', label: t('withholding.payee') },
    { key: 'base', label: t('withholding.base') },
    { key: 'tax', label: t('withholding.tax') },
    { key: 'certificate', label: t('withholding.certificate') },
  ]
  return (
    <StatementTable title={t('withholding.title')} columns={columns}>
      {report.payees.map(payee => (
        <tbody key={payee.key}>
          <tr>
            <th scope="row">
              <bdi>{payee.name}</bdi> {payee.tin && <Ltr>{payee.tin}</Ltr>}
            </th>
            <StatementFigure amount={payee.base} entries={records(payee)} />
            <StatementFigure amount={payee.tax} entries={records(payee)} />
            <td className="cell-figures">
              {isQuarterText(period) && !payee.tax.startsWith('-') && payee.tax !== '0.00' && (
                <Can code="expense.report.export">
                  <SaveButton
                    url={withholdingAddress('certificate', {
                      quarter: period,
                      units: question.units,
                      payee: payee.key,
                    })}
                    name={`2307 ${payee.name} ${period}`}
                  >
                    2307
                  </SaveButton>
                </Can>
              )}
            </td>
          </tr>
          {payee.codes.map(({ atc, base, tax }) => (
            <tr key={atc} className="statement-line">
              <th scope="row">{`${atc} · ${t(`nature.${WITHHOLDING[atc].nature}`)}`}</th>
              <StatementFigure amount={base} entries={records(payee, atc)} />
              <StatementFigure amount={tax} entries={records(payee, atc)} />
              <td />
            </tr>
          ))}
        </tbody>
      ))}
      <tbody className="statement-result">
        <tr>
          <th scope="row">{t('withholding.total')}</th>
          <StatementFigure amount={report.base} />
          <StatementFigure amount={report.tax} />
          <td />
        </tr>
      </tbody>
    </StatementTable>
  )
}
