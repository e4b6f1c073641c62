import { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import type { CommissionView } from '@contract/selling/commission.calls'
import type { SaleSellerInput } from '@contract/selling/sale.calls'
import type { SellerChoice } from '@contract/modules/sales/sale-people.views'
import { LevelGroup } from '@/features/sales/sellers/level-group'
import type { SellerLevel } from '@/features/sales/sellers/seller-level'
import '@/features/sales/sellers/sellers.scss'

export type SellersEditorProps = {
  value: readonly SaleSellerInput[]
  onChange: (sellers: SaleSellerInput[]) => void
  choices: readonly SellerChoice[]
  commission: CommissionView | null
  /** What is wrong with a line, by its place in the list. */
  errorOf: (index: number) => string | undefined
}

/** From whoever closes the sale up to the broker; who only brought the buyer comes last. */
const ORDER: readonly SellerLevel[] = [...SELLER_LEVELS.filter(level => level !== 'referrer'), 'referrer']

export function SellersEditor({ value, onChange, choices, commission, errorOf }: SellersEditorProps) {
  return (
    <div className="seller-levels">
      {ORDER.map(level => (
        <LevelGroup
          key={level}
          level={level}
          lines={value.map((line, index) => ({ line, index })).filter(({ line }) => line.level === level)}
          choices={choices}
          commission={commission}
          errorOf={errorOf}
          onAdd={seller_id => onChange([...value, { seller_id, level, share_weight: '1' }])}
          onChange={(index, line) => onChange(value.with(index, line))}
          onRemove={index => onChange(value.toSpliced(index, 1))}
        />
      ))}
    </div>
  )
}
