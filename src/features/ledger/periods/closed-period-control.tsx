import { LARGEST_PAGE } from '@contract/kernel/list-query'
import { oneOf } from '@contract/kernel/one-of'
import { periods } from '@/features/ledger/ledger.api'
import { FormSelect } from '@/shared/form/form-select'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { Answer } from '@/shared/record/answer'
import { Skeleton } from '@/shared/ui/skeleton'

/** The months of the reader's units that are closed or take adjustments alone, the latest first. */
export function ClosedPeriodControl({ form, name }: FieldControlProps) {
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
