import { businessDate } from '@contract/kernel/dates'
import { isMoneyText, parseMoney } from '@contract/kernel/money'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { writeOffEntry } from '@contract/modules/accounting/advance-posting.rules'
import { POSTING } from '@contract/modules/accounting/posting.rules'
import { AdvancePreview } from '@/features/cash-advance/advance-preview'
import { advances } from '@/features/cash-advance/cash-advance.api'
import { partyOf } from '@/features/cash-advance/party-of'
import { CommandDialog } from '@/shared/command/command-dialog'
import type { DocumentDialogProps } from '@/shared/document/document-view'

const moneyAccount = (place: unknown) => (place === 'cash_on_hand' ? LEDGER.cash_on_hand : LEDGER.bank)
const amountOf = (text: unknown) => (typeof text === 'string' && isMoneyText(text) ? parseMoney(text) : 0n)

/** What is given up is a cost of the company. */
export function WriteOffDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { write_off: command } = advances.commands
  if (!command) return null
  return (
    <CommandDialog
      command={command}
      record={row}
      namespace="cash-advance"
      recordName={recordName}
      preview={() => (
        <AdvancePreview id={row.id} lines={writeOffEntry(partyOf(row), amountOf(row['balance']))} />
      )}
      isGrave
      onClose={onClose}
    />
  )
}

/** Dated today unless somebody says otherwise. */
export function ReleaseDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { release } = advances.commands
  if (!release) return null
  const amount = amountOf(row['amount'])
  return (
    <CommandDialog
      command={release}
      record={row}
      namespace="cash-advance"
      recordName={recordName}
      defaults={{ released_on: businessDate(new Date()) }}
      preview={({ money_place }) => (
        <AdvancePreview
          id={row.id}
          lines={POSTING.advance_released({
            party: partyOf(row),
            amount,
            money_account: moneyAccount(money_place),
          })}
        />
      )}
      onClose={onClose}
    />
  )
}

export function ReturnDialog({ row, recordName, onClose }: DocumentDialogProps) {
  const { return_cash: command } = advances.commands
  if (!command) return null
  return (
    <CommandDialog
      command={command}
      record={row}
      namespace="cash-advance"
      recordName={recordName}
      defaults={{ moved_on: businessDate(new Date()), amount: row['balance'] }}
      preview={({ money_place, amount }) => (
        <AdvancePreview
          id={row.id}
          lines={POSTING.advance_returned({
            party: partyOf(row),
            amount: amountOf(amount),
            money_account: moneyAccount(money_place),
          })}
        />
      )}
      onClose={onClose}
    />
  )
}
