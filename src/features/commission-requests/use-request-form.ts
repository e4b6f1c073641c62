import type { RequestKind } from '@contract/modules/commission/request-line'
import { DayControl } from '@/features/commission-requests/day-control'
import { HoldbackControl } from '@/features/commission-requests/holdback-control'
import { SellerControl } from '@/features/commission-requests/seller-control'
import { ShareControl } from '@/features/commission-requests/share-control'
import { TrancheControl } from '@/features/commission-requests/tranche-control'
import { useRequestAddress } from '@/features/commission-requests/use-request-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'

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
