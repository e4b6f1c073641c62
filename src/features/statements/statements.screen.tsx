import { businessDate } from '@contract/kernel/dates'
import type { Statement } from '@contract/modules/commission/statement.document'
import { StatementSummary } from '@/features/statements/statement-summary'
import { statements, useGetMailingQuery } from '@/features/statements/statements.api'
import { useStatementForm } from '@/features/statements/use-statement-form'
import { CommandDialog } from '@/shared/command/command-dialog'
import { RequestsBehind } from '@/shared/commission-request/requests-behind'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView, DocumentDialogProps } from '@/shared/document/document-view'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

/** Reads in its own direction, whichever that of the sentence is. */
const apart = (text: string) => `\u2068${text}\u2069`

/** Dated today unless somebody says otherwise, and mailed where the developer has somebody to mail it to. */
function SendDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const t = usePhrases('statements')
  const { send } = statements.commands
  const { currentData, isError } = useGetMailingQuery(row.id)
  if (!send || (!currentData && !isError)) return null
  const contacts = currentData?.contacts ?? []
  const addresses = contacts.map(({ name, email }) => apart(`${name} <${email}>`)).join(', ')
  return (
    <CommandDialog
      command={send}
      record={row}
      namespace="statements"
      recordName={recordName}
      defaults={{ statement_on: businessDate(new Date()), by_mail: contacts.length > 0 }}
      onClose={onClose}
    >
      {contacts.length > 0 ? (
        <p className="text-break">{t('mailing.to', { addresses })}</p>
      ) : (
        <Banner tone="warning">{t('mailing.none')}</Banner>
      )}
    </CommandDialog>
  )
}

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
  return (
    <DocumentScreen
      submitsSelected
      api={statements}
      namespace="statements"
      view={VIEW}
      columns={COLUMNS}
      {...form}
    />
  )
}

/** Acknowledged today unless somebody says otherwise. */
function AcknowledgeDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { acknowledge } = statements.commands
  if (!acknowledge) return null
  return (
    <CommandDialog
      command={acknowledge}
      record={row}
      namespace="statements"
      recordName={recordName}
      defaults={{ acknowledged_on: businessDate(new Date()) }}
      onClose={onClose}
    />
  )
}

/** To the billing contacts, unless somebody corrects the addresses. */
function MailDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { mail } = statements.commands
  const { currentData, isError } = useGetMailingQuery(row.id)
  if (!mail || (!currentData && !isError)) return null
  return (
    <CommandDialog
      command={mail}
      record={row}
      namespace="statements"
      recordName={recordName}
      defaults={{ to: (currentData?.contacts ?? []).map(({ email }) => email).join('\n') }}
      onClose={onClose}
    />
  )
}
