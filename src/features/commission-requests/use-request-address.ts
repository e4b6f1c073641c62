import { businessDate } from '@contract/kernel/dates'
import { REQUEST_KINDS } from '@contract/modules/commission/request-line'
import { useAskedValues } from '@/shared/record/use-asked-values'

const ASKED = ['kind', 'seller', 'tranche'] as const

/** What a new request starts from: what is asked for, and for whom. */
export function useRequestAddress() {
  const asked = useAskedValues(ASKED)
  const today = businessDate(new Date())
  return {
    kind: REQUEST_KINDS.find(kind => kind === asked.kind) ?? 'bill_tranche',
    seller_id: asked.seller ?? '',
    tranche_id: asked.tranche,
    ...{ share_ids: null, holdback_ids: null, from_on: `${today.slice(0, 4)}-01-01`, to_on: today },
  }
}
