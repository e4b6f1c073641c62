import { businessDate } from '@contract/kernel/dates'
import { parseMoney } from '@contract/kernel/money'
import type { Allocation } from '@contract/modules/collection/receipt.resource'
import { receiptActions } from '@/features/collection/collection.api'
import { AllocationRows } from '@/features/collection/receipts/allocation-rows'
import { EntryBefore } from '@/shared/command/entry-before'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ShownReceipt } from '@/features/collection/receipts/shown-receipt'

type Order = { allocations: Allocation[]; allocated_on: string }

/** What a posted receipt has left settles statements. */
export function AllocateDialog({ receipt, onClose }: { receipt: ShownReceipt; onClose: () => void }) {
  const t = usePhrases('collection')
  const name = receipt.number ?? ''
  const form = useCommandForm<Order, unknown>(receiptActions.allocate, {
    record: receipt,
    defaultValues: { allocations: [], allocated_on: businessDate(new Date()) },
    done: () => t('command.allocate.done', { name }),
    onDone: onClose,
  })
  const { allocations } = form.fields.watch()
  return (
    <FormDialog
      form={form}
      size="lg"
      title={t('command.allocate.title', { name })}
      submit={t('command.allocate.submit')}
      canSubmit={allocations.length > 0}
      onClose={onClose}
    >
      <p>{t('command.allocate.text')}</p>
      <FormDate form={form} name="allocated_on" label={t('fields.allocated_on')} required />
      <AllocationRows
        developerId={receipt.developer_id}
        ouId={receipt.ou_id}
        available={parseMoney(receipt.unapplied_amount)}
        allocations={allocations}
        onChange={next => form.fields.setValue('allocations', next, { shouldDirty: true })}
      />
      <EntryBefore command={receiptActions.allocate} id={receipt.id} form={form} />
    </FormDialog>
  )
}
