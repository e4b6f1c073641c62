import { z } from 'zod'
import { leaveReasonSchema } from '@contract/modules/leave/leave-request.commands'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { useDiscardLeaveMutation, useMoveLeaveMutation } from '@/features/leave/leave.api'
import { isGrave, moveOf, needsReason, type LeaveAction } from '@/features/leave/leave-actions'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { Form } from '@/shared/form/form'
import { FormLongText } from '@/shared/form/form-long-text'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type ActionDialogProps = {
  row: LeaveRequestRow
  action: LeaveAction
  onClose: () => void
  onGone: () => void
}

type Values = { reason: string }
const NO_REASON = z.object({ reason: z.string() }) as FormSchema<Values>

/** Asks once, and for the reason where somebody will want to read it. */
export function ActionDialog({ row, action, onClose, onGone }: ActionDialogProps) {
  const t = usePhrases('leave')
  const shared = usePhrases('shared')
  const dispatch = useAppDispatch()
  const [move] = useMoveLeaveMutation()
  const [discard] = useDiscardLeaveMutation()
  const asksWhy = needsReason(action)
  const { id, row_version } = row

  const act = (values: Values) =>
    action === 'discard'
      ? discard({ id, row_version }).unwrap()
      : move({ id, row_version, move: moveOf(action), ...(asksWhy && { body: values }) }).unwrap()
  const form = usePortalForm<Values>({
    schema: asksWhy ? (leaveReasonSchema as FormSchema<Values>) : NO_REASON,
    defaultValues: { reason: '' },
    onSubmit: async values => {
      try {
        await act(values)
      } catch (failed) {
        if (toApiFailure(failed).code === 'stale_record') dispatch(leaveRequests.wentStale(id))
        throw failed
      }
      dispatch(success(t(`done.${action}`)))
      onClose()
      if (action === 'discard') onGone()
    },
  })
  return (
    <Modal
      show
      title={t(`act.${action}`)}
      onClose={onClose}
      closable={!form.isBusy}
      footer={
        <>
          <Button onClick={onClose} disabled={form.isBusy}>
            {shared('cancel')}
          </Button>
          <Button
            variant={isGrave(action) ? 'danger' : 'primary'}
            busy={form.isBusy}
            onClick={() => form.handleSubmit()}
          >
            {t(`act.${action}`)}
          </Button>
        </>
      }
    >
      <Form form={form} className="form-stack">
        <p>{t(`confirm.${action}`)}</p>
        {asksWhy && <FormLongText form={form} name="reason" label={t('confirm.reason')} required />}
      </Form>
    </Modal>
  )
}
