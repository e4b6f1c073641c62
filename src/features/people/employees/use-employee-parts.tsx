import { Suspense } from 'react'
import type { Resource } from '@contract/kernel/define-resource'
import { employeeResource } from '@contract/people/employee.resource'
import { ChoiceSelect } from '@/features/people/choice-select'
import { EmployeeLine } from '@/features/people/employees/employee-line'
import { EmployeeProtected } from '@/features/people/employees/employee-protected'
import { employeeDetails, employees } from '@/features/people/employees.api'
import { employeeActions } from '@/features/people/people.api'
import { useCan } from '@/shared/access/use-can'
import { CommandButton } from '@/shared/command/command-button'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import type { RecordForm } from '@/shared/record/record-panel.types'
import type { RecordParts } from '@/shared/record/use-record-parts'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import { Badge } from '@/shared/ui/badge'
import { late, orNothing } from '@/shared/ui/late'

// A record waits for no photo.
const RemovePhotoButton = late(
  () => import('@/features/people/employees/remove-photo-button').then(file => file.RemovePhotoButton),
  orNothing,
)

export const resource: Resource = employeeResource
export const employeeApi = employees
const detailApi = employeeDetails
const CONTROLS = { ou_id: ChoiceSelect }

export type EmployeeParts = RecordParts & { form: RecordForm }

/** An employee as the reader may see one, in the panel as on the page; where people of the line lead, `opens` says. */
export function useEmployeeParts(id: string, opens: 'panel' | ((id: string) => string)): EmployeeParts {
  const t = usePhrases('people')
  const record = usePhrases('record')
  const can = useCan()
  const common = useRecordTabs({ api: employeeApi, namespace: 'people', id })
  const keepers = useRecordTabs({ api: detailApi, namespace: 'people', id })
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
  const form: RecordForm = { namespace: 'people', list: 'employees', sections, controls: CONTROLS }
  return {
    form,
    badge: row => row['is_active'] === false && <Badge tone="warning">{t('employees.left')}</Badge>,
    tabs: row => {
      const hasLeft = row['is_active'] === false
      return [
        {
          key: 'details',
          label: record('panel.details'),
          content: (
            <div className="stack">
              <RecordDetails api={employeeApi} form={form} row={row} />
              {can('hr.employee.edit') && (
                <Suspense>
                  <RemovePhotoButton row={row} />
                </Suspense>
              )}
              {!hasLeft && can('hr.employee.separate') && (
                <div>
                  <CommandButton
                    icon="box-arrow-right"
                    command={employeeActions.separate}
                    record={row}
                    recordName={String(row['full_name'])}
                    namespace="people"
                    isGrave
                  />
                </div>
              )}
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
        { key: 'line', label: t('panel.line'), content: <EmployeeLine id={id} opens={opens} /> },
        common.history,
        ...(isKeeper ? [keepers.comments, keepers.files] : []),
      ]
    },
  }
}
