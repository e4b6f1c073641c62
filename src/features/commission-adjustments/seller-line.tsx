import { SELLER_LEVELS } from '@contract/selling/scheme.rules'
import { FormFigure } from '@/shared/form/form-figure'
import { FormReference } from '@/shared/form/form-reference'
import { FormSelect } from '@/shared/form/form-select'
import { typedRate } from '@/shared/form/typed-figures'
import { shownRate } from '@/shared/format/shown-rate'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordValues } from '@/shared/record/record-values'
import { IconButton } from '@/shared/ui/icon-button'

export type SellerLineProps = {
  form: PortalForm<RecordValues>
  /** Where the line stands among the values of the form. */
  at: string
  count: number
  label: string | undefined
  onRemove: () => void
}

/** Somebody who shares in the sale, at which level and by what weight. */
export function SellerLine({ form, at, count, label, onRemove }: SellerLineProps) {
  const t = usePhrases('commission-adjustments')
  const selling = usePhrases('selling')
  return (
    <fieldset className="form-stack">
      <legend className="visually-hidden">{t('sellers.line', { count })}</legend>
      <div className="cluster justify-content-between">
        <span className="section-title" aria-hidden="true">
          {t('sellers.line', { count })}
        </span>
        <IconButton icon="trash" size="sm" label={t('sellers.remove', { count })} onClick={onRemove} />
      </div>
      <div className="form-grid">
        <FormReference
          form={form}
          name={`${at}.seller_id`}
          to="seller_profile"
          label={t('sellers.seller')}
          valueLabel={label}
          required
        />
        <FormSelect
          form={form}
          name={`${at}.level`}
          label={t('sellers.level')}
          options={SELLER_LEVELS.map(value => ({ value, label: selling(`levels.${value}`) }))}
        />
        <FormFigure
          form={form}
          name={`${at}.share_weight`}
          label={t('sellers.weight')}
          read={typedRate}
          show={value => (typeof value === 'string' ? shownRate(value) : '')}
          malformed={t('sellers.weight_malformed')}
          required
        />
      </div>
    </fieldset>
  )
}
