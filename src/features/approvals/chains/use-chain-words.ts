import type { ApprovalChain } from '@contract/approvals/approval-chain.calls'
import type { Condition } from '@contract/approvals/condition.rules'
import { rowsOf, type Test } from '@/features/approvals/chains/condition-rows'
import { stepName } from '@/shared/approval/approval-names'
import { figureText } from '@/shared/format/formats'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'

const WORD_OF = {
  '>=': 'at_least',
  '>': 'more_than',
  '<=': 'at_most',
  '<': 'less_than',
  '=': 'is',
  '!=': 'is_not',
  in: 'one_of',
} as const satisfies Record<Test, string>

export const factName = (fact: string) => {
  const key = `fact.${fact.replaceAll('.', '_')}`
  return hasPhrase('approvals', key) ? phrase('approvals', key) : fact.replaceAll(/[._]/g, ' ')
}

/** A figure as figures are read elsewhere. */
const shownValue = (value: string) => (/^\d+(\.\d+)?$/.test(value) ? figureText(Number(value)) : value)

/** A chain in plain words. */
export function useChainWords() {
  const t = usePhrases('approvals')
  const testName = (test: Test) => t(`test.${WORD_OF[test]}`)
  const conditionWords = (condition: Condition | null) =>
    rowsOf(condition)
      .map(({ fact, test, value }) => `${factName(fact)} ${testName(test)} ${shownValue(value)}`)
      .join(` ${t('chains.and')} `)
  const stepWords = (step: ApprovalChain['steps'][number]) => {
    const { resolver, resolver_label } = step
    const label = resolver_label ?? stepName(step.step_key)
    const name = resolver === 'role' ? storedName('role', label) : label
    const who = t(`resolver_words.${resolver}`, { name })
    return t(`kind_words.${step.decision_kind}`, { who, hours: step.sla_hours })
  }
  return { testName, conditionWords, stepWords }
}
