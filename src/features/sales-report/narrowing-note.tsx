import { REPORT_FILTERS } from '@contract/modules/sales/sales-report.rules'
import { useGetReportNamesQuery } from '@/features/sales-report/sales-report.api'
import type { useReportAddress } from '@/features/sales-report/use-report-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'

export type NarrowingNoteProps = { address: ReturnType<typeof useReportAddress> }

/** What the figures are narrowed to, by a press on a line, and the way back. */
export function NarrowingNote({ address: { filters, change } }: NarrowingNoteProps) {
  const t = usePhrases('sales-report')
  const on = REPORT_FILTERS.filter(name => filters[name] !== undefined)
  const { currentData: names } = useGetReportNamesQuery(filters, { skip: on.length === 0 })
  if (on.length === 0) return null
  return (
    <ul className="report-narrowed">
      {on.map(name => (
        <li key={name}>
          {t('narrowed', { name: names?.[name] ?? '…' })}
          <IconButton icon="x-lg" label={t('widen')} onClick={() => change({ [name]: null })} />
        </li>
      ))}
    </ul>
  )
}
