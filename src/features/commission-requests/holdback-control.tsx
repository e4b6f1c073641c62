import { total } from '@contract/kernel/parts'
import { moneyText, parseMoney } from '@contract/kernel/money'
import type { RequestChoices } from '@contract/modules/commission/request-line'
import { useAmountColumns } from '@/features/commission-requests/use-amount-columns'
import { useRequestChoices } from '@/features/commission-requests/use-request-choices'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { PickTable } from '@/shared/ui/pick-table'

type Holdback = RequestChoices['holdbacks'][number]
const chosenOf = <Row extends { id: string }>(rows: readonly Row[], ids: unknown): Row[] =>
  rows.filter(({ id }) => ((ids as string[] | null | undefined) ?? []).includes(id))

/** What is held back of the seller, due or not, and what all that is selected comes to. */
export function HoldbackControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('commission-requests')
  const formats = useFormats()
  const [sale, ...others] = useAmountColumns<Holdback>()
  const { values, answer } = useRequestChoices({ form, row })
  const { holdbacks = [], shares = [] } = answer.currentData ?? {}
  const chosen = [...chosenOf(shares, values['share_ids']), ...chosenOf(holdbacks, values[name])]
  return (
    <div className="form-stack">
      {holdbacks.length > 0 && (
        <PickTable
          caption={t('holdbacks.caption')}
          words={{ all: t('pick.all'), chosen: (count, all) => t('pick.chosen', { chosen: count, all }) }}
          columns={[
            { ...sale, header: t('holdbacks.caption') },
            ...others,
            {
              key: 'due',
              header: t('holdbacks.due'),
              cell: ({ due_on, is_due }) =>
                is_due ? t('holdbacks.is_due') : due_on ? formats.date(due_on) : t('holdbacks.by_hand'),
            },
          ]}
          rows={holdbacks}
          idOf={({ id }) => id}
          nameOf={({ sale_no, seq }) => t('holdbacks.one', { sale: sale_no ?? '', seq })}
          selected={(values[name] as string[] | null | undefined) ?? []}
          onChange={ids => form.fields.setValue(name, ids, { shouldDirty: true })}
        />
      )}
      {chosen.length > 0 && (
        <p className="mb-0" aria-live="polite">
          {t('lines.total')}{' '}
          <strong>
            <Ltr>{formats.amount(moneyText(total(chosen.map(({ amount }) => parseMoney(amount)))))}</Ltr>
          </strong>
        </p>
      )}
    </div>
  )
}
