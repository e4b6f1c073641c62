import { repriceSchema, type Reprice } from '@contract/modules/property/property-unit.commands'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { businessToday } from '@/features/property/business-today'
import { useRepriceUnitMutation } from '@/features/property/unit-commands.api'
import { units } from '@/features/property/units.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { FormMoney } from '@/shared/form/form-money'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type RepriceDialogProps = { unit: PropertyUnit; onClose: () => void }

export function RepriceDialog({ unit, onClose }: RepriceDialogProps) {
  const t = usePhrases('property')
  const dispatch = useAppDispatch()
  const [reprice] = useRepriceUnitMutation()
  const form = usePortalForm<Reprice>({
    schema: repriceSchema,
    defaultValues: { list_price: unit.list_price, effective_from: businessToday(), reason: '' },
    onSubmit: async values => {
      await reprice({ id: unit.id, row_version: unit.row_version, values }).unwrap()
      dispatch(success(t('reprice.done_single', { name: unit.unit_code })))
      onClose()
    },
    onStale: () => dispatch(units.wentStale(unit.id)),
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
