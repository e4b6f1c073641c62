import { Link } from 'react-router-dom'
import type { PeriodReopening } from '@contract/modules/accounting/period-reopening.document'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useFormats } from '@/shared/format/use-formats'
import { DefinitionList } from '@/shared/ui/definition-list'

/** Which month of which unit it is about, with the way to it. */
export function ReopeningSummary({ row }: { row: PeriodReopening }) {
  const t = usePhrases('period-reopenings')
  const formats = useFormats()
  const { month, period_id, ou_label } = row
  return (
    <DefinitionList
      definitions={[
        [
          t('month'),
          <Link key="month" to={`/accounting/periods?record=${period_id}`}>
            {formats.month(month)}
          </Link>,
        ],
        [t('unit'), <bdi key="unit">{ou_label}</bdi>],
      ]}
    />
  )
}
