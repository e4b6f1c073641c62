import { MOST_BILLS } from '@contract/modules/accounting/payable.commands'
import { PayForm } from '@/features/expense/payables/pay-form'
import { payables, useRefusedBills } from '@/features/expense/expense.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { AskedOfPicked } from '@/shared/resource/picked-button'
import { PickedDialog } from '@/shared/resource/picked-dialog'
import { usePicked } from '@/shared/resource/use-picked'

const PICKED = {
  useListQuery: payables.useListQuery,
  key: 'expense_id',
  sort: 'due_on',
  most: MOST_BILLS,
} as const

/** The selected bills are paid together, but for those that others have to pay. */
export function PayDialog({ target, narrowing, onDone, onClose }: AskedOfPicked) {
  const t = usePhrases('expense')
  const answer = usePicked(target, narrowing, PICKED)
  return (
    <PickedDialog
      answer={answer}
      rows={answer.picked?.rows}
      useRefused={useRefusedBills}
      idOf={({ expense_id }) => expense_id}
      nameOf={({ number, payee_name }) => (
        <>
          <bdi className="text-nowrap">{number}</bdi> · <bdi>{payee_name}</bdi>
        </>
      )}
      words={{
        title: t('pay.title'),
        none: t('payables.empty'),
        tooMany: t('pay.limit_reached', { limit: MOST_BILLS }),
        refused: t('pay.refused'),
      }}
      onClose={onClose}
    >
      {(bills, leftOut) => (
        <PayForm bills={bills} onDone={onDone} onClose={onClose}>
          {leftOut}
        </PayForm>
      )}
    </PickedDialog>
  )
}
