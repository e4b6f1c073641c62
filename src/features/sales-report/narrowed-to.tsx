import { REPORT_FILTERS, type ReportFilter } from '@contract/modules/sales/sales-report.rules'
import type { ReferenceName } from '@contract/kernel/references'
import type { useReportAddress } from '@/features/sales-report/use-report-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useReferenceQuery } from '@/shared/resource/reference.api'
import { IconButton } from '@/shared/ui/icon-button'

const TARGET: Record<ReportFilter, ReferenceName> = {
  ou_id: 'operating_unit',
  team_id: 'sales_team',
  seller_id: 'seller_profile',
  project_id: 'project',
  developer_id: 'developer',
}

export type NarrowedToProps = { address: ReturnType<typeof useReportAddress> }

/** What the figures are narrowed to, by a press on a line, and the way back. */
export function NarrowedTo({ address: { filters, change } }: NarrowedToProps) {
  const on = REPORT_FILTERS.filter(name => filters[name] !== undefined)
  if (on.length === 0) return null
  return (
    <ul className="report-narrowed">
      {on.map(name => (
        <Narrowed key={name} name={name} id={filters[name] ?? ''} onClear={() => change({ [name]: null })} />
      ))}
    </ul>
  )
}

type NarrowedProps = { name: ReportFilter; id: string; onClear: () => void }

function Narrowed({ name, id, onClear }: NarrowedProps) {
  const t = usePhrases('sales-report')
  const { data } = useReferenceQuery({ to: TARGET[name], search: '', ids: [id] })
  const [option] = data ?? []
  return (
    <li>
      {t('narrowed', { name: option?.label ?? '…' })}
      <IconButton icon="x-lg" label={t('widen')} onClick={onClear} />
    </li>
  )
}
