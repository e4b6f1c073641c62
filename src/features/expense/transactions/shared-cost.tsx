import { formatAmount, moneyText } from '@contract/kernel/money'
import { withoutTrailingZeros } from '@contract/kernel/text'
import { salesMonths } from '@contract/modules/accounting/cost-driver.rules'
import { costShares } from '@contract/modules/accounting/expense-posting.rules'
import type { ExpenseLine } from '@contract/modules/accounting/expense-line.schema'
import type { ExpenseTerms } from '@contract/modules/accounting/expense.calls'
import '@/shared/computation/computation.scss'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type SharedCostProps = {
  line: Pick<ExpenseLine, 'bearers' | 'shared_by'>
  units: ExpenseTerms['units']
  net: bigint
}

/** How a cost is shared: the figure of each unit that went in, and what it bears. */
export function SharedCost({ line, units, net }: SharedCostProps) {
  const t = usePhrases('expense')
  const formats = useFormats()
  const shares = costShares(line.bearers, net)
  if (shares.length === 0) return null
  const by = line.shared_by
  const months = by && salesMonths(by.on)
  const title = by
    ? t(`lines.shared_by.${by.driver}`, {
        on: formats.date(by.on),
        from: formats.month(`${months?.from ?? ''}-01`),
        to: formats.month(`${months?.to ?? ''}-01`),
      })
    : t('lines.shared_by.hand')
  return (
    <details className="how-computed">
      <summary>{title}</summary>
      <dl className="computation-steps" aria-label={title}>
        {shares.map(({ ou_id, weight, total, net: borne }) => (
          <div key={ou_id} className="computation-step">
            <dt>
              <bdi>{units.find(({ id }) => id === ou_id)?.name ?? t('lines.other_unit')}</bdi>
              <span className="computation-formula">
                <Ltr>{t('lines.weighs', { weight: formatted(weight), total: formatted(total) })}</Ltr>
              </span>
            </dt>
            <dd>
              <Ltr>{formats.amount(moneyText(borne))}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-muted small">{t('lines.shared_rule')}</p>
    </details>
  )
}

/** Without decimals that say nothing: people are counted whole. */
const formatted = (weight: string) => {
  const [whole = '', places] = withoutTrailingZeros(weight).split('.')
  const said = formatAmount(`${whole}.00`).slice(0, -3)
  return places ? `${said}.${places}` : said
}
