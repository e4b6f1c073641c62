import { z } from 'zod'
import type { Decide, OpenedSeat } from '@contract/modules/approvals/approval-inbox.commands'
import { parseDays } from '@contract/modules/leave/days.rules'
import { splitLeaveSchema } from '@contract/modules/leave/leave-request.commands'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { SplitFields } from '@/features/leave/split-fields'
import { useDecide } from '@/features/leave/use-decide'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import type { FormSchema } from '@/shared/form/schema-resolver'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type DecisionDialogProps = {
  row: LeaveRequestRow
  seat: OpenedSeat
  decision: Decide['decision']
  /** HR says with its verification what of the leave is paid. */
  maySplit: boolean
  onClose: () => void
}

export type DecisionValues = { comment: string; unpaid_days: string }

const comment = z.string().trim().max(2000)

/** A rejection and a return say why; a verification says which days are paid. */
function schemaFor(needsComment: boolean, days: string): FormSchema<DecisionValues> {
  return z.object({
    comment: needsComment ? comment.min(3) : comment,
    unpaid_days: splitLeaveSchema.shape.unpaid_days.refine(
      text => !/^\d+(\.\d{1,2})?$/.test(text) || parseDays(text) <= parseDays(days),
      'more_than_all',
    ),
  })
}

export function DecisionDialog({ row, seat, decision, maySplit, onClose }: DecisionDialogProps) {
  const t = usePhrases('leave')
  const approval = usePhrases('approval')
  const decide = useDecide(row, seat)
  const needsComment = decision === 'reject' || decision === 'return'
  const form = usePortalForm<DecisionValues>({
    schema: schemaFor(needsComment, row.days),
    defaultValues: { comment: '', unpaid_days: row.unpaid_days },
    onSubmit: async values => {
      await decide(decision, values, maySplit)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={approval(`decide.${decision}`)}
      submit={approval(`decide.${decision}`)}
      onClose={onClose}
      isGrave={decision === 'reject'}
    >
      <p>{t(`decide.${decision}`)}</p>
      {maySplit && <SplitFields form={form} days={row.days} />}
      <FormLongText
        form={form}
        name="comment"
        label={t('confirm.comment')}
        required={needsComment}
        optional={!needsComment}
      />
    </FormDialog>
  )
}
