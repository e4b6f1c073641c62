import { employeePath } from '@/features/people/employees/employee-path'
import { employeeApi, useEmployeeParts } from '@/features/people/employees/use-employee-parts'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

export function EmployeePanel({ id, onClose, onCreated }: OpenedRecord) {
  const parts = useEmployeeParts(id, 'panel')
  return (
    <RecordFrame
      key={id}
      api={employeeApi}
      id={id}
      {...parts}
      pagePath={employeePath}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
