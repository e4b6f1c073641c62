import type { PayableHoldback } from '@contract/modules/commission/release-line'
import { useChoices } from '@/features/releases/use-choices'
import { usePickWords } from '@/features/releases/use-pick-words'
import { amountColumn } from '@/shared/format/amount-column'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import type { TableColumn } from '@/shared/ui/table'
import { PickTable } from '@/shared/ui/pick-table'

/** What was held back of a payee; those that are due unless somebody chooses. */
export function HoldbackControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('releases')
  const words = usePickWords()
  const formats = useFormats()
  const { values, answer } = useChoices({ form, row })
  const held = answer.currentData?.holdbacks ?? []
  if (held.length === 0) return null
  const due = held.filter(({ is_due }) => is_due).map(({ id }) => id)
  const columns: [TableColumn<PayableHoldback>, ...TableColumn<PayableHoldback>[]] = [
    {
      key: 'sale',
      header: t('lines.sale'),
      rowHeader: true,
      cell: ({ sale_no, unit_code }) => <bdi>{[sale_no, unit_code].join(' · ')}</bdi>,
    },
    {
      key: 'due',
      header: t('holdbacks.due'),
      cell: ({ due_on, is_due }) =>
        is_due ? t('holdbacks.is_due') : due_on ? formats.date(due_on) : t('holdbacks.by_hand'),
    },
    amountColumn('amount', t('lines.amount')),
  ]
  return (
    <PickTable
      caption={t('holdbacks.caption')}
      words={words}
      columns={columns}
      rows={held}
      idOf={({ id }) => id}
      nameOf={({ sale_no, seq }) => t('lines.one', { sale: sale_no, seq })}
      selected={(values[name] as string[] | null | undefined) ?? due}
      onChange={ids => form.fields.setValue(name, ids, { shouldDirty: true })}
    />
  )
}
