import { keptByDesk } from '@contract/modules/buyers/buyer-correction.rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import type { RecordApi, RecordForm } from '@/shared/record/record-panel.types'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Banner } from '@/shared/ui/banner'

export type BuyerDetailsProps = { api: RecordApi; form: RecordForm; row: ResourceRow }

/** A form for the desk, and for whoever added the buyer until a document is verified; after that it says whom to ask. */
export function BuyerDetails({ api, form, row }: BuyerDetailsProps) {
  const t = usePhrases('buyers')
  const mayCorrect = row['may_correct'] === true
  const refused = row['correction_refused']
  const sections = form.sections?.map(section => ({
    ...section,
    fields: section.fields.filter(field => keptByDesk([field]).length === 0 && field !== 'ou_id'),
  }))
  return (
    <div className="stack">
      {refused === 'buyer_verified' && <Banner>{t('correct.verified')}</Banner>}
      {refused === 'buyer_added_elsewhere' && <Banner>{t('correct.added_elsewhere')}</Banner>}
      {mayCorrect && <p className="text-muted small mb-0">{t('correct.text')}</p>}
      <RecordDetails
        api={api}
        form={mayCorrect && sections ? { ...form, sections } : form}
        row={row}
        mayCorrect={mayCorrect}
      />
    </div>
  )
}
