import type { Statement } from '@contract/modules/commission/statement.document'
import { AcknowledgeDialog } from '@/features/statements/acknowledge-dialog'
import { MailDialog } from '@/features/statements/mail-dialog'
import { SendDialog } from '@/features/statements/send-dialog'
import { StatementSummary } from '@/features/statements/statement-summary'
import { statements } from '@/features/statements/statements.api'
import { useStatementForm } from '@/features/statements/use-statement-form'
import { RequestsBehind } from '@/shared/commission-request/requests-behind'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'

const COLUMNS = {
  submitted_at: { hidden: true },
  employee_id: { hidden: true },
  collectible: { width: 150 },
  due_on: { width: 130 },
  developer_id: { width: 250 },
  gross_amount: { width: 150 },
  settled_amount: { width: 140 },
  credited_amount: { width: 140, hidden: true },
  statement_on: { width: 140 },
  cutoff_on: { width: 130 },
  ou_id: { width: 160, hidden: true },
  net_amount: { hidden: true },
  vat_amount: { hidden: true },
  expected_ewt: { hidden: true },
  service_invoice_no: { hidden: true },
  acknowledged_on: { hidden: true },
  acknowledged_by: { hidden: true },
  entry_id: { hidden: true },
} as const
const VIEW: DocumentView<Statement> = {
  tones: {
    approved: 'accent',
    sent: 'info',
    acknowledged: 'info',
    partly_collected: 'info',
    collected: 'success',
    disputed: 'warning',
  },
  grave: ['dispute'],
  summary: row => (
    <>
      <StatementSummary statement={row} />
      <RequestsBehind productId={row.id} />
    </>
  ),
  dialogs: { send: SendDialog, mail: MailDialog, acknowledge: AcknowledgeDialog },
}
/** What developers are billed, and beside the list the statement that is opened. */
export function StatementsScreen() {
  const form = useStatementForm()
  return <DocumentScreen api={statements} namespace="statements" view={VIEW} columns={COLUMNS} {...form} />
}
