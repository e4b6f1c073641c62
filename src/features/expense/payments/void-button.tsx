import { useState } from 'react'
import type { ExpensePayment } from '@contract/modules/accounting/expense-payment.resource'
import { paymentActions } from '@/features/expense/expense.api'
import { Can } from '@/shared/access/can'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export function VoidButton({ payment }: { payment: ExpensePayment }) {
  const t = usePhrases('expense')
  const [isAsking, setAsking] = useState(false)
  if (payment.status === 'voided') return null
  return (
    <Can code="expense.transaction.void">
      <div className="cluster">
        <Button icon="arrow-counterclockwise" onClick={() => setAsking(true)}>
          {t('command.void.open')}
        </Button>
      </div>
      {isAsking && (
        <CommandDialog
          command={paymentActions.void}
          record={payment}
          recordName={payment.number}
          namespace="expense"
          isGrave
          onClose={() => setAsking(false)}
        />
      )}
    </Can>
  )
}
