import type { Reprice } from '@contract/selling/property-unit.calls'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { businessToday } from '@/features/property/business-today'
import { unitActions } from '@/features/property/unit-commands.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormMoney } from '@/shared/form/form-money'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type RepriceDialogProps = { unit: PropertyUnit; onClose: () => void }

export function RepriceDialog({ unit, onClose }: RepriceDialogProps) {
  const t = usePhrases('property')
  const form = useCommandForm<Reprice, unknown>(unitActions.reprice, {
    record: unit,
    defaultValues: { list_price: unit.list_price, effective_from: businessToday(), reason: '' },
    done: () => t('reprice.done_single', { name: unit.unit_code }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('reprice.title', { name: unit.unit_code })}
      submit={t('reprice.submit')}
      onClose={onClose}
    >
      <p>{t('reprice.text')}</p>
      <FormMoney form={form} name="list_price" label={t('fields.list_price')} required />
      <FormDate form={form} name="effective_from" label={t('reprice.from')} required />
      <FormLongText form={form} name="reason" label={t('command.reason')} required />
    </FormDialog>
  )
}
