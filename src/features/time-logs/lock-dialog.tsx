import { z } from 'zod'
import { lockCallSchema } from '@contract/modules/time-logs/time-request.commands'
import { useLockMonthMutation } from '@/features/time-logs/time-logs.api'
import { Form } from '@/shared/form/form'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type Locking = { ou_id: string; unit: string; month: string; is_locked: boolean }
export type LockDialogProps = { locking: Locking; onClose: () => void }

const reasonSchema = z.object({ reason: lockCallSchema.shape.reason })

export function LockDialog({ locking, onClose }: LockDialogProps) {
  const { ou_id, unit, month, is_locked } = locking
  const t = usePhrases('time-logs')
  const shared = usePhrases('shared')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [lock] = useLockMonthMutation()
  const form = usePortalForm({
    schema: reasonSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await lock({ ou_id, month, is_locked, reason }).unwrap()
      dispatch(success(t(is_locked ? 'months.lock_done' : 'months.unlock_done')))
      onClose()
    },
  })
  return (
    <Modal
      show
      title={t(is_locked ? 'months.lock_title' : 'months.unlock_title', {
        month: formats.month(`${month}-01`),
        unit,
      })}
      onClose={onClose}
      closable={!form.isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isBusy}>
            {shared('cancel')}
          </Button>
          <Button
            variant={is_locked ? 'primary' : 'danger'}
            busy={form.isBusy}
            onClick={() => form.handleSubmit()}
          >
            {t(is_locked ? 'months.lock' : 'months.unlock')}
          </Button>
        </>
      }
    >
      <Form form={form} className="form-stack">
        <p className="mb-0">{t(is_locked ? 'months.lock_text' : 'months.unlock_text')}</p>
        <FormLongText form={form} name="reason" label={t('months.why')} required />
      </Form>
    </Modal>
  )
}
