import { formatAmount } from '@contract/kernel/money'
import type { ProfitAndLoss, ShownPnlTrace } from '@contract/modules/accounting/profit-and-loss.calls'
import type { PnlPart } from '@contract/modules/accounting/profit-and-loss.rules'
import type { ShownStep } from '@contract/selling/step.schema'
import type { OpenFigure } from '@/features/profit-and-loss/pnl-part'
import { TraceSteps } from '@/shared/computation/computation-steps'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PnlTraceStepsProps = { trace: ShownPnlTrace; figure: OpenFigure; statement: ProfitAndLoss }

const FIXED = ['credit', 'debit', 'posted', 'budget'] as const
const isFixed = (key: string): key is (typeof FIXED)[number] => FIXED.some(fixed => fixed === key)

/** Which rule made the last step of the others. */
function ruleOf({ steps }: ShownPnlTrace, isAccount: boolean) {
  const has = (start: string) => steps.some(({ key }) => key.startsWith(start))
  if (!isAccount) return has('account:') ? 'rule_group' : 'rule_part'
  if (has('posted')) return 'rule_variance'
  if (has('month:')) return 'rule_months'
  return has('budget') ? 'rule_budget' : 'rule_account'
}

export function PnlTraceSteps({ trace, figure, statement }: PnlTraceStepsProps) {
  const t = usePhrases('profit-and-loss')
  const formats = useFormats()
  const { steps, share } = trace
  const { part, line } = figure
  const name = line?.name ?? t(`parts.${part.part}`)
  const nameOf = ({ key }: ShownStep): string => {
    if (key === 'amount') return name
    if (isFixed(key)) return t(`trace.step.${key}`)
    const id = key.slice(key.indexOf(':') + 1)
    if (key.startsWith('month:')) return `${formats.monthName(`${id}-01`)} ${id.slice(0, 4)}`
    if (key.startsWith('part:')) return t(`parts.${id as PnlPart}`)
    const accounts = statement.parts.flatMap(({ lines }) => lines)
    return accounts.find(({ account_id }) => account_id === id)?.name ?? ''
  }
  const amount = steps.at(-1)?.amount ?? '0.00'
  return (
    <TraceSteps
      steps={steps}
      total="amount"
      label={t('trace.how')}
      nameOf={nameOf}
      rules={[
        t(`trace.${ruleOf(trace, line !== null)}`),
        t('trace.exact'),
        ...(share ? [t('trace.rule_share')] : []),
      ]}
    >
      {share && (
        <p className="mb-0">
          {t('trace.share')}{' '}
          <Ltr>{`${formatAmount(amount)} ÷ ${formatAmount(share.revenue)} = ${t('share_of', { figure: share.percent })}`}</Ltr>
        </p>
      )}
    </TraceSteps>
  )
}
