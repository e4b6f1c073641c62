import { useGetPickedBuyerQuery, useGetPickedUnitQuery } from '@/features/sales/pick.api'
import { useGetSellerChoicesQuery } from '@/features/sales/sales.api'
import { ScheduleGroups } from '@/features/sales/schedule/schedule-groups'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DefinitionList, type Definition } from '@/shared/ui/definition-list'

export type CheckFactsProps = { wizard: Wizard }

export function CheckFacts({ wizard }: CheckFactsProps) {
  const t = usePhrases('sale-wizard')
  const words = usePhrases('sales')
  const formats = useFormats()
  const { values, preview } = wizard
  const { unit_id, buyer_id, sellers } = values
  const unit = useGetPickedUnitQuery(unit_id ?? '', { skip: !unit_id }).currentData
  const buyer = useGetPickedBuyerQuery(buyer_id ?? '', { skip: !buyer_id }).currentData
  const { data: choices } = useGetSellerChoicesQuery()
  const nameOf = (id: string) => choices?.find(choice => choice.id === id)?.name ?? '…'
  const missing = <span className="text-danger">{t('check.missing')}</span>
  const price = preview.data?.price

  const facts: Definition[] = [
    [
      words('fields.unit_code'),
      unit ? (
        <>
          <Ltr>{unit.unit_code}</Ltr> · <bdi>{unit.project_label}</bdi>
        </>
      ) : (
        missing
      ),
    ],
    [words('fields.buyer_name'), buyer ? <bdi>{buyer.full_name}</bdi> : missing],
    [words('fields.tcp'), price ? <Ltr>{formats.amount(price.tcp)}</Ltr> : missing],
    [words('fields.financing'), words(`values.financing.${values.terms.financing}`)],
    [
      words('fields.reservation_fee'),
      values.reservation_fee ? <Ltr>{formats.amount(values.reservation_fee)}</Ltr> : missing,
    ],
    [
      t('steps.sellers'),
      sellers.length > 0 ? (
        <bdi>{sellers.map(({ seller_id }) => nameOf(seller_id)).join(', ')}</bdi>
      ) : (
        missing
      ),
    ],
  ]
  return (
    <div className="wizard-split">
      <DefinitionList definitions={facts} />
      {preview.data?.schedule && <ScheduleGroups lines={preview.data.schedule.rows} />}
    </div>
  )
}
