import { businessDate } from '@contract/kernel/dates'
import { releases } from '@/features/releases/releases.api'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'

/** Paid today by transfer unless somebody says otherwise. */
export function PayDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { pay } = releases.commands
  if (!pay) return null
  return (
    <CommandDialog
      command={pay}
      record={row}
      namespace="releases"
      recordName={recordName}
      defaults={{ paid_on: businessDate(new Date()), pay_mode: 'bank_transfer' }}
      onClose={onClose}
    />
  )
}
