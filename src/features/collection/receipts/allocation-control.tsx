import type { Allocation } from '@contract/modules/collection/receipt.resource'
import { centavosTyped } from '@/features/collection/receipts/centavos-typed'
import { AllocationRows } from '@/features/collection/receipts/allocation-rows'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'

/** What a draft is to settle, once it says whose money it is. */
export function AllocationControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('collection')
  const { developer_id, cash_amount, ewt_amount, ...values } = useFormValues(form)
  const ou_id = values['ou_id'] ?? row?.['ou_id']
  if (!developer_id || !ou_id) return <p className="text-muted">{t('settles.choose_first')}</p>
  return (
    <AllocationRows
      developerId={String(developer_id)}
      ouId={String(ou_id)}
      available={centavosTyped(cash_amount) + centavosTyped(ewt_amount)}
      allocations={(values[name] ?? []) as Allocation[]}
      onChange={next => form.fields.setValue(name, next, { shouldDirty: true })}
    />
  )
}
