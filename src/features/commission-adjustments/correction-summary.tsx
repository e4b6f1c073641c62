import { Link } from 'react-router-dom'
import type { Correction } from '@contract/modules/commission/correction.document'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ShareChanges } from '@/shared/selling/share-changes'

export type CorrectionSummaryProps = { correction: Correction & { actions?: readonly string[] } }

/** What it moves, as whoever decides is shown it. */
export function CorrectionSummary({ correction }: CorrectionSummaryProps) {
  const t = usePhrases('commission-adjustments')
  const selling = usePhrases('selling')
  return (
    <section className="form-stack">
      {!correction.actions?.includes('edit') && (
        <>
          <h3 className="section-title">{t('preview.title')}</h3>
          <ShareChanges changes={correction.changes} />
        </>
      )}
      <Link to={`/sales/record/${correction.sale_id}`} className="record-link">
        {selling('changes.open_sale')}
      </Link>
    </section>
  )
}
