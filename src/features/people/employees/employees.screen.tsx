import { employeePath } from '@/features/people/employees/employee-path'
import { employees } from '@/features/people/employees.api'
import '@/features/people/people.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { ButtonLink } from '@/shared/ui/button-link'
import { late } from '@/shared/ui/late'

const EmployeePanel = late(() =>
  import('@/features/people/employees/employee-panel').then(file => file.EmployeePanel),
)

const COLUMNS = {
  full_name: { width: 220, pinned: 'start' },
  position_id: { width: 270 },
  ou_id: { width: 150 },
  employment_type: { width: 150 },
  is_active: { width: 110 },
  employee_no: { width: 190 },
  division_id: { width: 180, hidden: true },
  immediate_head_id: { width: 190 },
  email: { width: 220 },
  mobile: { width: 150 },
  date_hired: { width: 120 },
  last_name: { hidden: true },
  first_name: { hidden: true },
  middle_name: { hidden: true },
  suffix: { hidden: true },
  date_regularised: { hidden: true },
  date_separated: { hidden: true },
  user_id: { hidden: true },
} as const

export function EmployeesScreen() {
  const t = usePhrases('people')
  return (
    <PanelScreen
      namespace="people"
      api={employees}
      name="employees"
      columns={COLUMNS}
      canImport
      toolbar={
        <ButtonLink to="/people/org-chart" icon="diagram-3">
          {t('employees.chart')}
        </ButtonLink>
      }
      pagePath={employeePath}
      panel={EmployeePanel}
    />
  )
}
