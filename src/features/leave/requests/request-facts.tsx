import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { useDays } from '@/features/leave/use-days'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DefinitionList, type Definition } from '@/shared/ui/definition-list'

export type RequestFactsProps = { row: LeaveRequestRow }

const NONE = '0.00'

/** The request in words; what its reader may not see is not there. */
export function RequestFacts({ row }: RequestFactsProps) {
  const t = usePhrases('leave')
  const formats = useFormats()
  const days = useDays()
  const [from, to] = [formats.shortDate(row.date_from), formats.shortDate(row.date_to)]
  const isOneDay = row.date_from === row.date_to
  const facts: Definition[] = [
    [t('fields.employee_name'), <bdi key="who">{row.employee_name}</bdi>],
    [t('fields.leave_type_id'), <bdi key="type">{storedName('leave_type', row.leave_type_label ?? '')}</bdi>],
    [t('request.dates'), isOneDay ? from : t('request.dates_of', { from, to })],
    [t('fields.half_day'), row.half_day === 'none' ? null : t(`values.half_day.${row.half_day}`)],
    [t('fields.days'), days(row.days)],
    [t('fields.unpaid_days'), row.unpaid_days === NONE ? null : days(row.unpaid_days)],
    [t('fields.reliever_employee_id'), row.reliever_employee_label],
    [t('fields.contact_during_leave'), row.contact_during_leave],
    [
      t('fields.reason'),
      row.reason && (
        <span key="why" dir="auto" className="long-text">
          {row.reason}
        </span>
      ),
    ],
    [t('fields.documents_due'), row.documents_due && formats.shortDate(row.documents_due)],
    [t('fields.submitted_at'), row.submitted_at && formats.longDate(row.submitted_at)],
    [t('fields.decided_at'), row.decided_at && formats.longDate(row.decided_at)],
  ]
  return <DefinitionList definitions={facts} />
}
