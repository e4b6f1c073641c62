import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import type { PeriodReopening } from '@contract/modules/accounting/period-reopening.document'
import { useSearchParams, Link } from 'react-router-dom'
import { periodReopenings, periods } from '@/features/ledger/ledger.api'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'
import { FormSelect } from '@/shared/form/form-select'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import type { FieldControlProps } from '@/shared/record/field-control'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Skeleton } from '@/shared/ui/skeleton'

const CONTROLS = { period_id: ClosedPeriodControl }
const VIEW: DocumentView<PeriodReopening> = { summary: row => <ReopeningSummary row={row} /> }

/** Requests to open a closed month again, and what became of them. */
export function PeriodReopeningsScreen() {
  const formats = useFormats()
  const [search] = useSearchParams()
  const columns = {
    month: { width: 160, render: (row: ResourceRow) => formats.month(String(row['month'])) },
    ou_id: { width: 200 },
    opens_to: { width: 160 },
    reason: { width: 280 },
  } as const
  return (
    <DocumentScreen
      api={periodReopenings}
      namespace="period-reopenings"
      columns={columns}
      controls={CONTROLS}
      view={VIEW}
      defaults={{ opens_to: 'open', period_id: search.get('period') }}
    />
  )
}

/** Which month of which unit it is about, with the way to it. */
function ReopeningSummary({ row }: { row: PeriodReopening }) {
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

/** The months of the reader's units that are closed or take adjustments alone, the latest first. */
function ClosedPeriodControl({ form, name }: FieldControlProps) {
  const t = usePhrases('period-reopenings')
  const record = usePhrases('record')
  const formats = useFormats()
  const answer = periods.useListQuery({
    ...{ start: 0, end: LARGEST_PAGE, sort: [{ field: 'month', direction: 'desc' }] },
    filter: { status: oneOf('closed', 'soft_closed') },
  })
  return (
    <Answer answer={answer} wait={<Skeleton lines={1} />}>
      {({ data }) => (
        <FormSelect
          form={form}
          name={name}
          label={t('month')}
          placeholder={record('form.choose')}
          options={data.map(({ id, month, ou_label }) => ({
            value: id,
            label: `${formats.month(month)} · ${ou_label ?? ''}`,
          }))}
          nullable
        />
      )}
    </Answer>
  )
}
