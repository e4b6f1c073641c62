import { SellersControl } from '@/features/commission-adjustments/sellers-control'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'

/** What is no longer typed stands below as before and after. */
const isRelevant: IsRelevant = (field, values) => field !== 'sellers' || !('status' in values)

/** The form of a correction. */
export function useCorrectionForm() {
  const t = usePhrases('commission-adjustments')
  return {
    sections: [
      { title: t('sections.sale'), fields: ['sale_id', 'reason'] },
      { title: t('sections.sellers'), fields: ['sellers'] },
    ],
    controls: { sellers: SellersControl },
    defaults: { sellers: null },
    isRelevant,
  }
}
