import { EMPLOYEE_NUMBERS } from '@contract/modules/people/employee-detail.resource'
import { ChoiceSelect } from '@/features/people/choice-select'
import { employeeDetails, employees } from '@/features/people/employees.api'
import { ProtectedNumbers } from '@/features/people/protected-numbers'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { AnswerWait } from '@/shared/resource/answer-wait'

const CONTROLS = { bank_id: ChoiceSelect }

export type EmployeeProtectedProps = { id: string; hasLeft: boolean }

/** Pay, papers and the person behind the employee: for whoever keeps and pays them. */
export function EmployeeProtected({ id, hasLeft }: EmployeeProtectedProps) {
  const t = usePhrases('people')
  const mayWrite = useCan()('hr.employee_detail.edit')
  const { currentData: detail, ...answer } = employeeDetails.useGetQuery(id)
  if (!detail) return <AnswerWait answer={answer} lines={8} />
  const sections = [
    {
      title: t('sections.pay'),
      fields: ['monthly_basic', 'pay_frequency', 'daily_factor', 'deduction_authority_signed_at', 'bank_id'],
    },
    ...(mayWrite ? [{ title: t('sections.new_numbers'), fields: EMPLOYEE_NUMBERS }] : []),
    {
      title: t('sections.person'),
      fields: ['sex', 'birth_date', 'civil_status', 'is_solo_parent', 'solo_parent_id_valid_to'],
    },
    ...(hasLeft ? [{ title: t('sections.separation'), fields: ['separation_reason'] }] : []),
  ]
  return (
    <div className="stack">
      <ProtectedNumbers url={`${employees.url}/${id}`} row={detail} names={EMPLOYEE_NUMBERS} />
      <RecordDetails
        api={employeeDetails}
        form={{ namespace: 'people', list: 'employees', sections, controls: CONTROLS }}
        row={detail}
      />
    </div>
  )
}
