import type { BalancePart } from '@contract/modules/accounting/balance-sheet.rules'
import type { TrialBalance } from '@contract/modules/accounting/trial-balance.calls'
import type { ShownStep } from '@contract/selling/step.schema'
import type { OpenBalance } from '@/features/trial-balance/open-balance'
import { TraceSteps } from '@/shared/computation/computation-steps'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type BalanceTraceStepsProps = {
  steps: readonly ShownStep[]
  opened: OpenBalance
  balance: TrialBalance
}

const FIXED = ['opening', 'debit', 'credit', 'movement', 'result_of_year', 'retained'] as const
const isFixed = (key: string): key is (typeof FIXED)[number] => FIXED.some(fixed => fixed === key)

/** Which rule made the last step of the others. */
function ruleOf({ figure, account_id, part }: OpenBalance) {
  if (figure === 'amount' && part) return 'rule_part'
  if (figure === 'amount') return 'rule_side'
  if (figure === 'result_of_year' || figure === 'retained') return 'rule_result'
  if (figure === 'liabilities_and_equity') return 'rule_owed'
  if (!account_id) return 'rule_accounts'
  return figure === 'opening' ? 'rule_opening' : figure === 'closing' ? 'rule_closing' : 'rule_months'
}

export function BalanceTraceSteps({ steps, opened, balance }: BalanceTraceStepsProps) {
  const t = usePhrases('trial-balance')
  const formats = useFormats()
  const names = new Map(
    [...balance.rows, ...balance.balance_sheet.parts.flatMap(({ lines }) => lines)].map(
      ({ account_id, code, name }) => [account_id, `${code} ${name}`],
    ),
  )
  const nameOf = ({ key }: ShownStep): string => {
    if (key === 'amount') return opened.title
    if (isFixed(key)) return t(`trace.step.${key}`)
    const id = key.slice(key.indexOf(':') + 1)
    if (key.startsWith('month:')) return formats.month(`${id}-01`)
    return key.startsWith('part:') ? t(`parts.${id as BalancePart}`) : (names.get(id) ?? '')
  }
  return (
    <TraceSteps
      steps={steps}
      total="amount"
      label={t('trace.how')}
      nameOf={nameOf}
      rules={[t(`trace.${ruleOf(opened)}`), t('trace.exact')]}
    />
  )
}
