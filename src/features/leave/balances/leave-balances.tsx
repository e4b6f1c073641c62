import { leaveBalances } from '@/features/leave/leave-lists.api'
import { ResourceScreen } from '@/shared/resource/resource-screen'

const COLUMNS = {
  employee_name: { width: 220, pinned: 'start' },
  leave_type_id: { width: 220 },
  year: { width: 90, text: (row: { year: number }) => String(row.year) },
  entitled: { width: 130 },
  reserved: { width: 120 },
  used: { width: 110 },
  available: { width: 120 },
  ou_id: { width: 170 },
  division_id: { hidden: true },
  employee_id: false,
} as const

/** What everybody whom the reader may see has left; a balance opens with all that it is the sum of. */
export function LeaveBalances() {
  return (
    <ResourceScreen api={leaveBalances} namespace="leave" name="balances" columns={COLUMNS} readOnly isPart />
  )
}
