import { statements, useGetMailingQuery } from '@/features/statements/statements.api'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'

/** To the billing contacts, unless somebody corrects the addresses. */
export function MailDialog({ row, recordName, onClose }: DocumentDialogProps) {
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
