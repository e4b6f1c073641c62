import { Link } from 'react-router-dom'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { DocumentRow } from '@/shared/document/document-row'

/** Which month it is about, with the way to it. */
export function ReopeningSummary({ row }: { row: DocumentRow }) {
  const t = usePhrases('period-reopenings')
  const formats = useFormats()
  const month = formats.month(String((row as Record<string, unknown>)['month']))
  const period = String((row as Record<string, unknown>)['period_id'])
  return (
    <Link to={`/accounting/periods?record=${period}`} className="record-link">
      {t('open_month', { month })}
    </Link>
  )
}
