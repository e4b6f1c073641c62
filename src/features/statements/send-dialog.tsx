import { businessDate } from '@contract/kernel/dates'
import { statements } from '@/features/statements/statements.api'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'

/** Dated today unless somebody says otherwise. */
export function SendDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { send } = statements.commands
  if (!send) return null
  return (
    <CommandDialog
      command={send}
      record={row}
      namespace="statements"
      recordName={recordName}
      defaults={{ statement_on: businessDate(new Date()) }}
      onClose={onClose}
    />
  )
}
