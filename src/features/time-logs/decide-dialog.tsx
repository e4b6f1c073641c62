import { timeDecisionSchema, type TimeDecision } from '@contract/modules/time-logs/time-request.commands'
import {
  useDecideTimeRequestMutation,
  type RequestKind,
  type TimeRequest,
} from '@/features/time-logs/time-logs.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type Deciding = { row: TimeRequest; kind: RequestKind; approves: boolean }
export type DecideDialogProps = { deciding: Deciding; onClose: () => void }

/** Asks once, and for the reason where it is refused. */
export function DecideDialog({ deciding, onClose }: DecideDialogProps) {
  const { row, kind, approves } = deciding
  const t = usePhrases('time-logs')
  const dispatch = useAppDispatch()
  const [decide] = useDecideTimeRequestMutation()
  const form = usePortalForm<TimeDecision>({
    schema: timeDecisionSchema as FormSchema<TimeDecision>,
    defaultValues: { approves, comment: '' },
    onSubmit: async values => {
      await decide({ kind, id: row.id, row_version: row.row_version, values }).unwrap()
      dispatch(success(t(approves ? 'requests.approved_done' : 'requests.rejected_done')))
      onClose()
    },
  })
  const name = row.employee_label ?? ''
  return (
    <FormDialog
      form={form}
      title={t(approves ? 'requests.approve_title' : 'requests.reject_title', { name })}
      submit={t(approves ? 'requests.approve' : 'requests.reject')}
      onClose={onClose}
      isGrave={!approves}
    >
      <FormLongText
        form={form}
        name="comment"
        label={t('requests.comment')}
        hint={t('requests.comment_hint')}
        required={!approves}
      />
    </FormDialog>
  )
}
