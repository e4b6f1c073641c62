import type { SaleSellerInput } from '@contract/selling/sale.calls'
import { FigureInput } from '@/shared/form/figure-input'
import { typedRate } from '@/shared/form/typed-figures'
import { shownRate } from '@/shared/format/shown-rate'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Field } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'

export type SellerRowProps = {
  line: SaleSellerInput
  name: string
  /** Somebody else stands in the same level. */
  hasWeight: boolean
  amount: string | undefined
  error: string | undefined
  onWeight: (weight: string) => void
  onRemove: () => void
}

export function SellerRow({ line, name, hasWeight, amount, error, onWeight, onRemove }: SellerRowProps) {
  const t = usePhrases('sales')
  const formats = useFormats()
  return (
    <div className="seller-row">
      <div className="seller-row-name">
        <bdi>{name}</bdi>
        {amount && (
          <span className="seller-amount">
            <Ltr>{formats.amount(amount)}</Ltr>
          </span>
        )}
        {error && !hasWeight && <p className="field-error">{error}</p>}
      </div>
      {hasWeight && (
        <Field label={t('sellers.weight_of', { name })} error={error} className="seller-weight">
          <FigureInput
            inputRef={null}
            name={`weight-${line.seller_id}`}
            value={line.share_weight}
            read={typedRate}
            show={value => (typeof value === 'string' ? shownRate(value) : '')}
            onRead={value => onWeight(typeof value === 'string' ? value : '')}
          />
        </Field>
      )}
      <IconButton icon="trash" label={t('sellers.remove', { name })} onClick={onRemove} />
    </div>
  )
}
