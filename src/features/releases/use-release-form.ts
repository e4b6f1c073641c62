import { HoldbackControl } from '@/features/releases/holdback-control'
import { ShareControl } from '@/features/releases/share-control'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'

const CHOSEN: readonly string[] = ['share_ids', 'holdback_ids']

/** What is no longer typed stands below as a table; a deduction is explained where there is one. */
const isRelevant: IsRelevant = (field, values) => {
  const isRead = 'status' in values
  if (CHOSEN.includes(field)) return !isRead
  if (field === 'payee_invoice_no') return !isRead || values[field] !== null
  const hasDeduction = !['', '0.00', undefined, null].includes(values['other_amount'] as string)
  if (field === 'other_amount') return !isRead || hasDeduction
  return (field !== 'other_kind' && field !== 'other_note') || hasDeduction
}

/** The form of a release. */
export function useReleaseForm() {
  const t = usePhrases('releases')
  return {
    sections: [
      { title: t('sections.payee'), fields: ['ou_id', 'seller_id', 'payee_invoice_no'] },
      { title: t('sections.shares'), fields: ['share_ids', 'holdback_ids'] },
      { title: t('sections.deduction'), fields: ['other_amount', 'other_kind', 'other_note'] },
    ],
    controls: { share_ids: ShareControl, holdback_ids: HoldbackControl },
    defaults: { share_ids: null, holdback_ids: null, other_amount: '0.00' },
    isRelevant,
  }
}
