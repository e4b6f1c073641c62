import { isMoneyText } from '@contract/kernel/money'
import { CreditChanges } from '@/features/commission-credits/credit-changes'
import { useCreditedSale } from '@/features/commission-credits/use-credited-sale'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'

/** How much is credited, and below it what that changes. */
export function AmountControl(props: FieldControlProps) {
  const { saleId, values } = useCreditedSale(props)
  const trancheId = String(values['tranche_id'] || props.row?.['tranche_id'] || '')
  const amount = values[props.name]
  const isWhole = Boolean(saleId && trancheId) && typeof amount === 'string' && isMoneyText(amount)
  return (
    <div className="form-stack">
      <FieldControl {...props} />
      <CreditChanges asked={isWhole ? { sale_id: saleId, tranche_id: trancheId, amount } : null} />
    </div>
  )
}
