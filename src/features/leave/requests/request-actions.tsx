import { useState } from 'react'
import { namesOf } from '@contract/kernel/records'
import type { LeaveDetail } from '@contract/modules/leave/leave.views'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { leaveActions } from '@/features/leave/leave-commands.api'
import { leaveBalances, leaveRequests, leaveUsage } from '@/features/leave/leave-lists.api'
import { useSplit } from '@/features/leave/requests/use-split'
import { DecideDocument } from '@/shared/approval/decide/decide-document'
import { CommandDialog } from '@/shared/command/command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'

export type RequestActionsProps = { row: LeaveRequestRow; detail: LeaveDetail; onGone: () => void }

/** What the state and the rights of the reader leave to be done. */
export function RequestActions({ row, detail, onGone }: RequestActionsProps) {
  const t = usePhrases('leave')
  const [asked, setAsked] = useState<LeaveAction | null>(null)
  const { may } = detail
  const dispatch = useAppDispatch()
  const split = useSplit(row)
  const actions = actionsOf(may)
  return (
    <>
      {row.status.startsWith('pending_') && (
        <DecideDocument
          docType="leave"
          subjectId={row.id}
          extra={may.split ? split : undefined}
          onDecided={() => {
            for (const list of [leaveRequests, leaveBalances, leaveUsage]) dispatch(list.wentStale(row.id))
          }}
        />
      )}
      {(may.edit || actions.length > 0) && (
        <div className="form-actions">
          {may.edit && (
            <ButtonLink to={`?ask=${row.id}${may.in_place ? `&for=${row.employee_id}` : ''}`} icon="pencil">
              {t(row.status === 'returned' ? 'act.resubmit' : 'act.edit')}
            </ButtonLink>
          )}
          {actions.map(action => (
            <Button
              key={action}
              variant={action === 'submit' ? 'primary' : isGrave(action) ? 'danger' : 'secondary'}
              onClick={() => setAsked(action)}
            >
              {t(`command.${action}.title`)}
            </Button>
          ))}
        </div>
      )}
      {asked && (
        <CommandDialog
          command={leaveActions[asked]}
          record={row}
          namespace="leave"
          recordName={row.request_no ?? ''}
          isGrave={isGrave(asked)}
          onClose={() => setAsked(null)}
          {...(asked === 'discard' && { onDone: onGone })}
        />
      )}
    </>
  )
}

/** The commands that are buttons beside a request, in this order, and what lets its reader press each. */
const RIGHTS = {
  submit: 'submit',
  withdraw: 'withdraw',
  ask_cancellation: 'ask_cancellation',
  recall: 'recall',
  grant_cancellation: 'decide_cancellation',
  refuse_cancellation: 'decide_cancellation',
  discard: 'discard',
} as const satisfies Record<string, keyof LeaveDetail['may']>
type LeaveAction = keyof typeof RIGHTS

function actionsOf(may: LeaveDetail['may']): LeaveAction[] {
  return namesOf(RIGHTS).filter(action => may[RIGHTS[action]])
}

function isGrave(action: LeaveAction): boolean {
  return action !== 'submit' && action !== 'refuse_cancellation'
}
