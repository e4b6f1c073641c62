import { useState } from 'react'
import { businessDate } from '@contract/kernel/dates'
import { formatAmount } from '@contract/kernel/money'
import type { ReceiptMove } from '@contract/modules/collection/receipt-state'
import { receiptActions } from '@/features/collection/collection.api'
import { AllocateDialog } from '@/features/collection/receipts/allocate-dialog'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { CommandDialog } from '@/shared/command/command-dialog'
import { afterUnsaved } from '@/shared/form/leave-hold'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import type { ShownReceipt } from '@/features/collection/receipts/shown-receipt'

export type ReceiptActionsProps = { receipt: ShownReceipt; onGone: () => void }

/** What its state and the reader's rights leave to be done with a receipt. */
export function ReceiptActions({ receipt, onGone }: ReceiptActionsProps) {
  const t = usePhrases('collection')
  const [asked, setAsked] = useState<ReceiptMove | null>(null)
  const actions = receipt.actions ?? []
  if (actions.length === 0) return null
  const name = receipt.number ?? formatAmount(receipt.cash_amount)
  const close = () => setAsked(null)
  return (
    <div className="cluster">
      {actions.map(move => (
        <Button
          key={move}
          variant={move === 'post' ? 'primary' : 'secondary'}
          onClick={() => afterUnsaved(() => setAsked(move))}
        >
          {t(`command.${move}.open`)}
        </Button>
      ))}
      {(asked === 'post' || asked === 'discard') && (
        <CommandConfirm
          command={receiptActions[asked]}
          call={{ record: receipt }}
          title={t(`command.${asked}.title`, { name })}
          confirmLabel={t(`command.${asked}.submit`)}
          done={t(`command.${asked}.done`, { name })}
          {...(asked === 'discard' && { tone: 'danger' as const, onDone: onGone })}
          onClose={close}
        >
          {t(`command.${asked}.text`)}
        </CommandConfirm>
      )}
      {asked === 'allocate' && <AllocateDialog receipt={receipt} onClose={close} />}
      {(asked === 'deposit' || asked === 'clear' || asked === 'bounce' || asked === 'void') && (
        <CommandDialog
          command={receiptActions[asked]}
          record={receipt}
          recordName={name}
          namespace="collection"
          isGrave={asked === 'bounce' || asked === 'void'}
          defaults={{ deposited_on: businessDate(new Date()), cleared_on: businessDate(new Date()) }}
          onClose={close}
        />
      )}
    </div>
  )
}
