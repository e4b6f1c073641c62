import type { Decide, OpenedSeat } from '@contract/modules/approvals/approval-inbox.commands'
import { parseDays } from '@contract/modules/leave/days.rules'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import type { DecisionValues } from '@/features/leave/decision-dialog'
import { useMoveLeaveMutation } from '@/features/leave/leave.api'
import { useDecideLeaveMutation } from '@/features/leave/leave-approval.api'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { toApiFailure } from '@/shared/http/api-failure'
import { http } from '@/shared/http/http'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

/** The version that a decision is about, as it stands after what was changed just before. */
async function versionOf(seat: string): Promise<number> {
  const { data } = await http.get<{ data: OpenedSeat }>(`/api/v1/approvals/inbox/${encodeURIComponent(seat)}`)
  return data.data.version
}

/** Writes the split of the days where it is another one, then the decision on the request as it is then. */
export function useDecide(row: LeaveRequestRow, seat: OpenedSeat) {
  const t = usePhrases('leave')
  const dispatch = useAppDispatch()
  const [move] = useMoveLeaveMutation()
  const [decide] = useDecideLeaveMutation()
  const { id, row_version } = row

  return async (decision: Decide['decision'], values: DecisionValues, maySplit: boolean): Promise<void> => {
    const { comment, unpaid_days } = values
    try {
      const isOther = maySplit && parseDays(unpaid_days) !== parseDays(row.unpaid_days)
      if (isOther) await move({ id, row_version, move: 'split', body: { unpaid_days } }).unwrap()
      const version = isOther ? await versionOf(seat.id) : seat.version
      await decide({ seat: seat.id, version, values: { decision, comment } }).unwrap()
    } catch (failed) {
      if (toApiFailure(failed).status === 409) dispatch(leaveRequests.wentStale(id))
      throw failed
    }
    dispatch(success(t(`decided.${decision}`)))
  }
}
