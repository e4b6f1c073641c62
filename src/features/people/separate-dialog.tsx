import { separateEmployeeSchema, type SeparateEmployee } from '@contract/modules/people/employee.commands'
import { employees } from '@/features/people/employees.api'
import { useSeparateEmployeeMutation } from '@/features/people/people.api'
import { Form } from '@/shared/form/form'
import { FormDate } from '@/shared/form/form-date'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type SeparateDialogProps = { row: ResourceRow; onClose: () => void }

export function SeparateDialog({ row, onClose }: SeparateDialogProps) {
  const t = usePhrases('people')
  const shared = usePhrases('shared')
  const dispatch = useAppDispatch()
  const [separate] = useSeparateEmployeeMutation()
  const name = String(row['full_name'])
  const form = usePortalForm<SeparateEmployee>({
    schema: separateEmployeeSchema,
    defaultValues: { date_separated: '', reason: '' },
    onSubmit: async values => {
      try {
        await separate({ id: row.id, row_version: row.row_version, values }).unwrap()
      } catch (failed) {
        if (toApiFailure(failed).code === 'stale_record') dispatch(employees.wentStale(row.id))
        throw failed
      }
      dispatch(success(t('separate.done', { name })))
      onClose()
    },
  })
  return (
    <Modal
      show
      title={t('separate.title', { name })}
      onClose={onClose}
      closable={!form.isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isBusy}>
            {shared('cancel')}
          </Button>
          <Button variant="danger" busy={form.isBusy} onClick={() => form.handleSubmit()}>
            {t('separate.submit')}
          </Button>
        </>
      }
    >
      <Form form={form} className="form-stack">
        <p>{t('separate.text')}</p>
        <FormDate form={form} name="date_separated" label={t('separate.date')} required />
        <FormLongText
          form={form}
          name="reason"
          label={t('separate.reason')}
          hint={t('separate.reason_hint')}
          required
        />
      </Form>
    </Modal>
  )
}
