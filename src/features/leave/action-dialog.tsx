import { z } from 'zod'
import { leaveReasonSchema } from '@contract/modules/leave/leave-request.commands'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { useDiscardLeaveMutation, useMoveLeaveMutation } from '@/features/leave/leave.api'
import { isGrave, moveOf, needsReason, type LeaveAction } from '@/features/leave/leave-actions'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

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
      await act(values)
      dispatch(success(t(`done.${action}`)))
      onClose()
      if (action === 'discard') onGone()
    },
    onStale: () => dispatch(leaveRequests.wentStale(id)),
  })
  return (
    <FormDialog
      form={form}
      title={t(`act.${action}`)}
      submit={t(`act.${action}`)}
      onClose={onClose}
      isGrave={isGrave(action)}
    >
      <p>{t(`confirm.${action}`)}</p>
      {asksWhy && <FormLongText form={form} name="reason" label={t('confirm.reason')} required />}
    </FormDialog>
  )
}
