import { z } from 'zod'
import { dateText } from '@contract/kernel/field-declarations'
import { unitReason, type UnitCommand } from '@contract/modules/property/property-unit.commands'
import type { PropertyUnit } from '@contract/modules/property/property-unit.resource'
import { businessToday } from '@/features/property/business-today'
import { useCommandUnitMutation } from '@/features/property/unit-commands.api'
import { units } from '@/features/property/units.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type CommandDialogProps = { unit: PropertyUnit; command: UnitCommand; onClose: () => void }

type Values = { reason?: string; turned_over_on?: string }

const ASKS: Partial<Record<UnitCommand, z.ZodType<Values>>> = {
  block: z.strictObject({ reason: unitReason }),
  withdraw: z.strictObject({ reason: unitReason }),
  turn_over: z.strictObject({ turned_over_on: dateText }),
}
const DEFAULTS: Partial<Record<UnitCommand, Values>> = {
  block: { reason: '' },
  withdraw: { reason: '' },
  turn_over: { turned_over_on: businessToday() },
}

export function CommandDialog({ unit, command, onClose }: CommandDialogProps) {
  const t = usePhrases('property')
  const dispatch = useAppDispatch()
  const [run] = useCommandUnitMutation()
  const name = unit.unit_code
  const form = usePortalForm<Values>({
    schema: (ASKS[command] ?? z.strictObject({})) as never,
    defaultValues: DEFAULTS[command] ?? {},
    onSubmit: async values => {
      const { id, row_version } = unit
      await run({ id, row_version, command, ...(ASKS[command] && { body: values }) }).unwrap()
      dispatch(success(t(`command.${command}.done`, { name })))
      onClose()
    },
    onStale: () => dispatch(units.wentStale(unit.id)),
  })
  return (
    <FormDialog
      form={form}
      title={t(`command.${command}.title`, { name })}
      submit={t(`command.${command}.submit`)}
      onClose={onClose}
      isGrave={command === 'withdraw' || command === 'block'}
    >
      <p>{t(`command.${command}.text`)}</p>
      {(command === 'block' || command === 'withdraw') && (
        <FormLongText form={form} name="reason" label={t('command.reason')} required />
      )}
      {command === 'turn_over' && (
        <FormDate form={form} name="turned_over_on" label={t('fields.turned_over_on')} required />
      )}
    </FormDialog>
  )
}
