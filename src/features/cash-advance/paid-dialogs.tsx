import { businessDate } from '@contract/kernel/dates'
import { advances } from '@/features/cash-advance/cash-advance.api'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'

/** A command whose date is today unless somebody says otherwise. */
function datedToday(name: 'release' | 'return_cash', date: string) {
  return function PaidDialog({ row, recordName, onClose }: DocumentDialogProps) {
    const command = advances.commands[name]
    if (!command) return null
    const defaults = {
      [date]: businessDate(new Date()),
      ...(name === 'return_cash' && { amount: row['balance'] }),
    }
    return (
      <CommandDialog
        command={command}
        record={row}
        namespace="cash-advance"
        recordName={recordName}
        defaults={defaults}
        onClose={onClose}
      />
    )
  }
}

export const releaseDialog = datedToday('release', 'released_on')
export const returnDialog = datedToday('return_cash', 'moved_on')
