import { withoutTrailingZeros } from '@contract/kernel/text'
import type { SellerLevel } from '@contract/selling/scheme.rules'
import { shownPercent } from '@/shared/computation/step-words'
import { usePhrases } from '@/shared/i18n/use-phrases'

type ToldSeller = { name: string; level: SellerLevel; share_weight: string | null }
type ToldCoBuyer = { name: string; relationship: string | null; share_pct: string }

/** Each of a list of people in one line, as a change of a sale tells them; null for what is no such list. */
export function usePeopleWords(): (field: string, value: unknown) => string[] | null {
  const t = usePhrases('sales')
  const words = usePhrases('selling')
  const seller = ({ name, level, share_weight }: ToldSeller) => [
    name,
    words(`levels.${level}`),
    share_weight && t('parties.weight', { weight: withoutTrailingZeros(share_weight) }),
  ]
  const coBuyer = ({ name, relationship, share_pct }: ToldCoBuyer) => [
    name,
    relationship,
    shownPercent(share_pct),
  ]
  return (field, value) => {
    if (!Array.isArray(value)) return null
    const lines =
      field === 'sellers' ? (value as ToldSeller[]).map(seller) : (value as ToldCoBuyer[]).map(coBuyer)
    return lines.map(parts => parts.filter(Boolean).join(' · '))
  }
}
