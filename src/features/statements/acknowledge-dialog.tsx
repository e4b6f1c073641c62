import { businessDate } from '@contract/kernel/dates'
import { statements } from '@/features/statements/statements.api'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'

/** Acknowledged today unless somebody says otherwise. */
export function AcknowledgeDialog({ row, recordName, onClose }: DocumentDialogProps) {
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
