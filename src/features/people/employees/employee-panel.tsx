import { employeePath } from '@/features/people/employees/employee-path'
import { employeeApi, useEmployeeParts } from '@/features/people/employees/use-employee-parts'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

export function EmployeePanel(opened: OpenedRecord) {
  const parts = useEmployeeParts(opened.id, 'panel')
  return <RecordFrame {...opened} api={employeeApi} {...parts} pagePath={employeePath} />
}
