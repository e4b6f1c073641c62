import type { SeparateEmployee } from '@contract/modules/people/employee.calls'
import { employeeActions } from '@/features/people/people.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ResourceRow } from '@/shared/resource/resource-types'

export type SeparateDialogProps = { row: ResourceRow; onClose: () => void }

export function SeparateDialog({ row, onClose }: SeparateDialogProps) {
  const t = usePhrases('people')
  const name = String(row['full_name'])
  const form = useCommandForm<SeparateEmployee, unknown>(employeeActions.separate, {
    record: row,
    defaultValues: { date_separated: '', reason: '' },
    done: () => t('separate.done', { name }),
    onDone: onClose,
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
