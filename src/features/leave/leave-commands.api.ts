import { leaveLedgerCommands } from '@contract/modules/leave/leave-ledger.commands'
import {
  leaveDeskCommands,
  leaveInPlaceCommands,
  ownLeaveCommands,
} from '@contract/modules/leave/leave-request.commands'
import { createCommandApi } from '@/shared/command/create-command-api'

export const leaveActions = {
  ...createCommandApi(ownLeaveCommands),
  ...createCommandApi(leaveDeskCommands),
  ...createCommandApi(leaveInPlaceCommands),
  ...createCommandApi(leaveLedgerCommands),
}
