import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import { approvalSeatCommands } from '@contract/modules/approvals/approval-seat.commands'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag } from '@/shared/http/tags'

export const seatActions = createCommandApi(approvalSeatCommands)

const seatApi = addCalls(['approval_seat'], build => ({
  openSeat: build.query<OpenedSeat, string>({
    query: id => ({ url: `/api/v1/approvals/inbox/${encodeURIComponent(id)}` }),
    providesTags: (_seat, _error, id) => [idTag('approval_seat', id)],
  }),
}))

export const { useOpenSeatQuery } = seatApi
