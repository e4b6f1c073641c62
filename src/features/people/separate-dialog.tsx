import { separateEmployeeSchema, type SeparateEmployee } from '@contract/modules/people/employee.commands'
import { employees } from '@/features/people/employees.api'
import { useSeparateEmployeeMutation } from '@/features/people/people.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'

export type SeparateDialogProps = { row: ResourceRow; onClose: () => void }

export function SeparateDialog({ row, onClose }: SeparateDialogProps) {
  const t = usePhrases('people')
  const dispatch = useAppDispatch()
  const [separate] = useSeparateEmployeeMutation()
  const name = String(row['full_name'])
  const form = usePortalForm<SeparateEmployee>({
    schema: separateEmployeeSchema,
    defaultValues: { date_separated: '', reason: '' },
    onSubmit: async values => {
      await separate({ id: row.id, row_version: row.row_version, values }).unwrap()
      dispatch(success(t('separate.done', { name })))
      onClose()
    },
    onStale: () => dispatch(employees.wentStale(row.id)),
  })
  return (
    <FormDialog
      form={form}
      title={t('separate.title', { name })}
      submit={t('separate.submit')}
      onClose={onClose}
      isGrave
    >
      <p>{t('separate.text')}</p>
      <FormDate form={form} name="date_separated" label={t('separate.date')} required />
      <FormLongText
        form={form}
        name="reason"
        label={t('separate.reason')}
        hint={t('separate.reason_hint')}
        required
      />
    </FormDialog>
  )
}
