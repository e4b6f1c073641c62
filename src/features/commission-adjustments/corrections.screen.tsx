import type { Correction } from '@contract/modules/commission/correction.document'
import { CorrectionSummary } from '@/features/commission-adjustments/correction-summary'
import { corrections } from '@/features/commission-adjustments/corrections.api'
import { useCorrectionForm } from '@/features/commission-adjustments/use-correction-form'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'

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
