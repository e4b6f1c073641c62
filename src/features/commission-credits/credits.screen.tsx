import type { Credit } from '@contract/modules/commission/credit.document'
import { CreditSummary } from '@/features/commission-credits/credit-summary'
import { credits } from '@/features/commission-credits/credits.api'
import { useCreditForm } from '@/features/commission-credits/use-credit-form'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'

const COLUMNS = {
  sale_id: { width: 190 },
  developer_id: { width: 190 },
  amount: { width: 180 },
  statement_no: { width: 200 },
  seq: { width: 90, hidden: true },
  gross_amount: { width: 160, hidden: true },
  reason: { width: 260, hidden: true },
  posted_on: { width: 130 },
  entry_id: { hidden: true },
  ou_id: { width: 160, hidden: true },
  employee_id: { hidden: true },
  submitted_at: { hidden: true },
} as const
const VIEW: DocumentView<Credit> = {
  tones: { approved: 'accent', posted: 'success' },
  summary: row => <CreditSummary credit={row} />,
}

/** What developers are let off by hand, and beside the list the credit that is opened. */
export function CreditsScreen() {
  const form = useCreditForm()
  return (
    <DocumentScreen api={credits} namespace="commission-credits" view={VIEW} columns={COLUMNS} {...form} />
  )
}
