import { businessDate } from '@contract/kernel/dates'
import { type RequestKind, REQUEST_KINDS } from '@contract/modules/commission/request-line'
import { DayControl } from '@/features/commission-requests/day-control'
import { HoldbackControl } from '@/features/commission-requests/holdback-control'
import { SellerControl } from '@/features/commission-requests/seller-control'
import { ShareControl } from '@/features/commission-requests/share-control'
import { TrancheControl } from '@/features/commission-requests/tranche-control'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'
import { useAskedValues } from '@/shared/record/use-asked-values'

/** Of which kind of request a field says something. */
const OF_KIND: Readonly<Record<string, RequestKind>> = {
  tranche_id: 'bill_tranche',
  share_ids: 'early_release',
  holdback_ids: 'early_release',
  from_on: 'seller_statement',
  to_on: 'seller_statement',
}
const CHOSEN: readonly string[] = ['tranche_id', 'share_ids', 'holdback_ids']

/** What is no longer chosen stands below as a table. */
const isRelevant: IsRelevant = (field, values) =>
  !(field in OF_KIND) ||
  (OF_KIND[field] === values['kind'] && !(CHOSEN.includes(field) && 'status' in values))

/** The form of a request: what for whom, then what can be had of it. */
export function useRequestForm() {
  const t = usePhrases('commission-requests')
  return {
    sections: [
      { fields: ['kind', 'seller_id'] },
      { title: t('sections.tranche'), fields: ['tranche_id'] },
      { title: t('sections.amounts'), fields: ['share_ids', 'holdback_ids'] },
      { title: t('sections.period'), fields: ['from_on', 'to_on'] },
      { fields: ['reason'] },
    ],
    controls: {
      seller_id: SellerControl,
      tranche_id: TrancheControl,
      share_ids: ShareControl,
      holdback_ids: HoldbackControl,
      from_on: DayControl,
      to_on: DayControl,
    },
    defaults: useRequestAddress(),
    isRelevant,
  }
}

const ASKED = ['kind', 'seller', 'tranche'] as const

/** What a new request starts from: what is asked for, and for whom. */
function useRequestAddress() {
  const asked = useAskedValues(ASKED)
  const today = businessDate(new Date())
  return {
    kind: REQUEST_KINDS.find(kind => kind === asked.kind) ?? 'bill_tranche',
    seller_id: asked.seller ?? '',
    tranche_id: asked.tranche,
    ...{ share_ids: null, holdback_ids: null, from_on: `${today.slice(0, 4)}-01-01`, to_on: today },
  }
}
