import type { Resource } from '@contract/kernel/define-resource'
import { employeeDetailResource } from '@contract/modules/people/employee-detail.resource'
import { employeeResource } from '@contract/people/employee.resource'
import { ChoiceSelect } from '@/features/people/choice-select'
import { EmployeeLine } from '@/features/people/employee-line'
import { EmployeeProtected } from '@/features/people/employee-protected'
import { employeeDetails, employees } from '@/features/people/employees.api'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { RecordFrame } from '@/shared/record/record-frame'
import { SeparateButton } from '@/features/people/separate-button'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Badge } from '@/shared/ui/badge'
import type { Tab } from '@/shared/ui/tabs'

const resource: Resource = employeeResource
const detailResource: Resource = employeeDetailResource
const api = employees as unknown as RecordApi
const detailApi = employeeDetails as unknown as RecordApi
const CONTROLS = { ou_id: ChoiceSelect }

export function EmployeePanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('people')
  const record = usePhrases('record')
  const can = useCan()
  const common = useRecordTabs({ resource, api, namespace: 'people', id })
  const keepers = useRecordTabs({ resource: detailResource, api: detailApi, namespace: 'people', id })
  const isKeeper = can('hr.employee_detail.view')
  const sections = [
    { title: t('sections.name'), fields: ['last_name', 'first_name', 'middle_name', 'suffix'] },
    {
      title: t('sections.work'),
      fields: [
        ...['employee_no', 'position_id', 'ou_id', 'division_id', 'immediate_head_id'],
        ...['employment_type', 'date_hired', 'date_regularised', 'date_separated'],
      ],
    },
    { title: t('sections.contact'), fields: ['email', 'mobile', 'user_id'] },
  ]
  const form = { namespace: 'people', list: 'employees', sections, controls: CONTROLS } as const

  const tabs = (row: ResourceRow): Tab[] => {
    const hasLeft = row['is_active'] === false
    return [
      {
        key: 'details',
        label: record('panel.details'),
        content: (
          <div className="stack">
            <RecordDetails resource={resource} api={api} form={form} row={row} />
            {!hasLeft && can('hr.employee.separate') && <SeparateButton row={row} />}
          </div>
        ),
        keep: true,
      },
      ...(isKeeper
        ? [
            {
              key: 'pay',
              label: t('panel.pay'),
              content: <EmployeeProtected id={id} hasLeft={hasLeft} />,
              keep: true,
            },
          ]
        : []),
      { key: 'line', label: t('panel.line'), content: <EmployeeLine id={id} /> },
      common.history,
      ...(isKeeper ? [keepers.comments, keepers.files] : []),
    ]
  }
  return (
    <RecordFrame
      key={id}
      resource={resource}
      api={api}
      id={id}
      form={form}
      badge={row => row['is_active'] === false && <Badge tone="warning">{t('employees.left')}</Badge>}
      tabs={tabs}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
