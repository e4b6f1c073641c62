import { leaveRequests } from '@/features/leave/leave-lists.api'
import { requestColumns } from '@/features/leave/requests/request-columns'
import { ResourceScreen } from '@/shared/resource/resource-screen'

const COLUMNS = requestColumns(true)

/** Of everybody whom the reader may see. */
export function RequestList() {
  return (
    <ResourceScreen api={leaveRequests} namespace="leave" name="requests" columns={COLUMNS} readOnly isPart />
  )
}
