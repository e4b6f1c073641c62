import type { ReleaseKey } from '@contract/modules/commission/release.rules'
import type { ShownStep } from '@contract/selling/step.schema'
import { ComputationSteps } from '@/shared/computation/computation-steps'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** Steps that only lead to others are left out where nothing comes of them. */
const IDLE: readonly string[] = [
  ...['vat', 'open_clawback', 'clawback', 'cap_base', 'cap', 'open_advances'],
  ...['advance_deduction', 'other_deduction', 'returned', 'holdback'],
]
const LEADS_TO: Readonly<Record<string, string>> = {
  open_clawback: 'clawback',
  cap_base: 'open_advances',
  cap: 'open_advances',
  after_deductions: 'returned',
  payable: 'vat',
}

/** From the gross commission to what the payee gets, step by step. */
export function ReleaseSteps({ steps }: { steps: readonly ShownStep[] }) {
  const t = usePhrases('releases')
  const isNothing = (key: string) => steps.find(step => step.key === key)?.amount === '0.00'
  const shown = steps.filter(
    ({ key }) => !(IDLE.includes(key) && isNothing(key)) && !isNothing(LEADS_TO[key] ?? 'net_shown'),
  )
  return (
    <ComputationSteps
      steps={shown}
      total="net"
      label={t('sections.computation')}
      nameOf={({ key }) => t(`step.${key as ReleaseKey}`)}
    />
  )
}
