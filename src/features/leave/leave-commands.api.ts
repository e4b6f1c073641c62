import { leaveLedgerCommands } from '@contract/modules/leave/leave-ledger.commands'
import {
  leaveDeskCommands,
  leaveInPlaceCommands,
  ownLeaveCommands,
} from '@contract/modules/leave/leave-request.commands'
import { createCommandApi } from '@/shared/command/create-command-api'
import { idTag, listTag } from '@/shared/http/tags'

/** Whatever moves a request moves days with it, and with them all that shows days. */
const options = {
  touches: (id: string | undefined) => [
    ...['leave_request', 'leave_balance', 'leave_usage'].map(listTag),
    ...(id === undefined ? [] : [idTag('approval_tracker', `leave ${id}`)]),
  ],
}

export const leaveActions = {
  ...createCommandApi(ownLeaveCommands, options),
  ...createCommandApi(leaveDeskCommands, options),
  ...createCommandApi(leaveInPlaceCommands, options),
  ...createCommandApi(leaveLedgerCommands, options),
}
