import { z } from 'zod'
import { businessDate } from '@contract/kernel/dates'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { shiftAssignmentActions } from '@/features/time-logs/time-logs.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormReference } from '@/shared/form/form-reference'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type AssignShiftDialogProps = { onClose: () => void }

const schema = z.object({ employee_id: idSchema, shift_id: idSchema, valid_from: dateText })

export function AssignShiftDialog({ onClose }: AssignShiftDialogProps) {
  const t = usePhrases('time-logs')
  const form = useCommandForm<z.infer<typeof schema>, unknown>(shiftAssignmentActions.assign, {
    schema,
    defaultValues: { employee_id: '', shift_id: '', valid_from: businessDate(new Date()) },
    toBody: ({ employee_id, ...values }) => ({ ...values, employee_ids: [employee_id] }),
    done: () => t('shifts.assign_done'),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={t('shifts.assign_title')} submit={t('shifts.assign')} onClose={onClose}>
      <FormReference form={form} name="employee_id" to="employee" label={t('shifts.employee')} required />
      <FormReference form={form} name="shift_id" to="shift" label={t('shifts.shift')} required />
      <FormDate
        form={form}
        name="valid_from"
        label={t('shifts.from')}
        hint={t('shifts.assign_text')}
        required
      />
    </FormDialog>
  )
}
