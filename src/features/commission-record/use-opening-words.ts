import { formatAmount } from '@contract/kernel/money'
import type { NextMoneyRow } from '@contract/modules/commission/next-money'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

const DEDUCTIONS = ['ewt', 'holdback', 'clawback', 'advance'] as const

/** What opens an amount, and what is taken of it, in words. */
export function useOpeningWords() {
  const t = usePhrases('commission-record')
  const formats = useFormats()
  const dayOf = (on: string | null | undefined) => (on ? formats.shortDate(on) : '')
  return {
    opening({ because, opens_on, instalment }: NextMoneyRow): string {
      const seq = instalment?.seq ?? ''
      switch (because) {
        case 'instalment':
          return t('next.on', { on: dayOf(opens_on), seq })
        case 'late':
          return t('next.because.late', { on: dayOf(instalment?.due_date), seq })
        case 'open':
          return t('next.because.open', { on: dayOf(opens_on) })
        default:
          return t(`next.because.${because}`)
      }
    },
    deducted: (row: NextMoneyRow): string =>
      DEDUCTIONS.filter(name => row[name] !== '0.00')
        .map(name => t(`next.less.${name}`, { amount: formatAmount(row[name]) }))
        .join(', '),
  }
}
