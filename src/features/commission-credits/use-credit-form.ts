import { AmountControl } from '@/features/commission-credits/amount-control'
import { BilledTrancheControl } from '@/features/commission-credits/billed-tranche-control'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'
import { useAskedValues } from '@/shared/record/use-asked-values'

const ASKED = ['sale', 'tranche'] as const
/** What is no longer chosen is named in words. */
const isRelevant: IsRelevant = (field, values) => field !== 'tranche_id' || !('status' in values)

/** The form of a credit; a line of a statement brings its sale and its tranche. */
export function useCreditForm() {
  const t = usePhrases('commission-credits')
  const { sale, tranche } = useAskedValues(ASKED)
  return {
    sections: [
      { title: t('sections.sale'), fields: ['sale_id', 'reason'] },
      { title: t('sections.tranche'), fields: ['tranche_id'] },
      { title: t('sections.credit'), fields: ['amount'] },
    ],
    controls: { tranche_id: BilledTrancheControl, amount: AmountControl },
    defaults: { sale_id: sale ?? '', tranche_id: tranche ?? '' },
    isRelevant,
  }
}
