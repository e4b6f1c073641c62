import { Link } from 'react-router-dom'
import type { Correction } from '@contract/modules/commission/correction.document'
import { corrections } from '@/features/commission-adjustments/corrections.api'
import { SellersControl } from '@/features/commission-adjustments/sellers-control'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'
import { ShareChanges } from '@/shared/selling/share-changes'

const COLUMNS = {
  sale_id: { width: 170 },
  amount: { width: 200 },
  reason: { width: 260 },
  ou_id: { width: 160, hidden: true },
  employee_id: { hidden: true },
} as const
const VIEW: DocumentView<Correction> = {
  summary: row => <CorrectionSummary correction={row} />,
}

/** Sellers and weights that were wrong, and what putting them right moves. */
export function CorrectionsScreen() {
  const form = useCorrectionForm()
  return (
    <DocumentScreen
      api={corrections}
      namespace="commission-adjustments"
      view={VIEW}
      columns={COLUMNS}
      {...form}
    />
  )
}

/** What is no longer typed stands below as before and after. */
const isRelevant: IsRelevant = (field, values) => field !== 'sellers' || !('status' in values)

/** The form of a correction. */
function useCorrectionForm() {
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

type CorrectionSummaryProps = { correction: Correction & { actions?: readonly string[] } }

/** What it moves, as whoever decides is shown it. */
function CorrectionSummary({ correction }: CorrectionSummaryProps) {
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
