import { formatAmount } from '@contract/kernel/money'
import type { IncentiveMetric } from '@contract/modules/commission/incentive-tier'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

/** Within a sentence the sign stays before its figure, whichever way that runs. */
export const pesos = (amount: string): string => `\u2066₱${formatAmount(amount)}\u2069`

/** "2.5 units" or "1,500,000.00": what was sold, in words. */
export function useMeasure() {
  const t = usePhrases('incentives')
  const { figure } = useFormats()
  return (metric: IncentiveMetric, measure: string): string =>
    metric === 'units'
      ? t('counted.units', { count: Number(measure), shown: figure(Number(measure)) })
      : formatAmount(measure)
}

/** What is missing to the next tier, and what it gives: for the seller himself, or about him. */
export function useNextWords() {
  const t = usePhrases('incentives')
  const { figure } = useFormats()
  return (
    who: 'own' | 'next',
    metric: IncentiveMetric,
    { missing, amount: reward }: { missing: string; amount: string },
  ): string => {
    const amount = pesos(reward)
    if (metric === 'units') {
      const words = { count: Number(missing), shown: figure(Number(missing)), amount }
      return who === 'own' ? t('own.next_units', words) : t('next.units', words)
    }
    const words = { shown: pesos(missing), amount }
    return who === 'own' ? t('own.next_money', words) : t('next.money', words)
  }
}
