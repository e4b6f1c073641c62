import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import { useOpenSeatQuery } from '@/shared/approval/decide/seat.api'
import { useGetTrackerQuery, type TrackedDocument } from '@/shared/approval/tracker.api'

/** What the reader is asked about a document: null where they are not, undefined until it is known. */
export function useSeatOf(tracked: TrackedDocument): OpenedSeat | null | undefined {
  const { currentData: tracker } = useGetTrackerQuery(tracked)
  const seatId = tracker?.seat_id ?? null
  const { currentData: seat } = useOpenSeatQuery(seatId ?? '', { skip: seatId === null })
  return tracker && seatId === null ? null : seat
}
