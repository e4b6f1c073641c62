import { useParams } from 'react-router-dom'
import { oneOf } from '@contract/kernel/one-of'
import { leaveRequestResource } from '@contract/modules/leave/leave-request.resource'
import { salesTeamMemberResource } from '@contract/modules/maintenance/sales-team-member.resource'
import { EmployeeAccount } from '@/features/people/employees/employee-account'
import { EmployeeSales } from '@/features/people/employees/employee-sales'
import { EMPLOYEES_PATH, employeePath } from '@/features/people/employees/employee-path'
import { employeeApi, resource, useEmployeeParts } from '@/features/people/employees/use-employee-parts'
import '@/features/people/people.scss'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { spokenName } from '@/shared/photo/spoken-name'
import { RecordPage } from '@/shared/record/record-page'
import { useRelatedTab } from '@/shared/record/related/use-related-tab'

const FACTS = ['employee_no', 'position_id', 'ou_id', 'immediate_head_id', 'date_hired', 'mobile'] as const

/** An employee with the account, the line, the leave and the sales. */
export function EmployeeScreen() {
  const t = usePhrases('people')
  const can = useCan()
  const { id = '' } = useParams()
  const { form, badge, tabs } = useEmployeeParts(id, employeePath)
  const related = useRelatedTab()
  return (
    <RecordPage
      resource={resource}
      api={employeeApi}
      form={form}
      list={EMPLOYEES_PATH}
      facts={FACTS}
      picture={row => <PersonAvatar employeeId={row.id} name={spokenName(String(row['full_name']))} />}
      badge={badge}
      tabs={row => {
        const own = tabs(row)
        const isPast = (key: string) => ['history', 'comments', 'files'].includes(key)
        const userId = row['user_id']
        return [
          ...own.filter(({ key }) => !isPast(key)),
          ...(typeof userId === 'string' && can('settings.user.view')
            ? [{ key: 'account', label: t('panel.account'), content: <EmployeeAccount userId={userId} /> }]
            : []),
          ...related('leave', t('panel.leave'), {
            resource: leaveRequestResource,
            namespace: 'leave',
            filter: { employee_id: oneOf(id) },
            fields: ['leave_type_id', 'date_from', 'date_to', 'days', 'status'],
            list: '/files/employee/leave?tab=requests',
            open: request => `/files/employee/leave?tab=requests&record=${request.id}`,
          }),
          ...related('team', t('panel.team'), {
            resource: salesTeamMemberResource,
            name: 'sales_team_members',
            namespace: 'maintenance',
            filter: { employee_id: oneOf(id) },
            title: 'team_id',
            fields: ['position_id', 'valid_from', 'valid_to'],
            list: '/maintenance/sales-team/members',
            open: null,
          }),
          ...(can('hr.seller.view') && can('sales.report.view')
            ? [{ key: 'sales', label: t('panel.sales'), content: <EmployeeSales id={id} /> }]
            : []),
          ...own.filter(({ key }) => isPast(key)),
        ]
      }}
    />
  )
}
