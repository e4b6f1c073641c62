import type { ThoughtSale } from '@contract/modules/commission/scheme-preview.rules'
import { LEVEL_ORDER } from '@/features/commission/level-order'
import { FormInteger } from '@/shared/form/form-integer'
import { FormMoney } from '@/shared/form/form-money'
import { FormRate } from '@/shared/form/form-rate'
import { FormText } from '@/shared/form/form-text'
import type { PortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PreviewFieldsProps = { form: PortalForm<ThoughtSale> }

export function PreviewFields({ form }: PreviewFieldsProps) {
  const t = usePhrases('commission')
  const selling = usePhrases('selling')
  return (
    <>
      <div className="scheme-fields">
        <FormMoney form={form} name="list_price" label={t('preview.list_price')} required />
        <FormRate form={form} name="discount_rate_pct" label={t('preview.discount')} />
        <FormRate form={form} name="misc_fee_rate_pct" label={t('preview.misc_fee')} />
        <FormRate form={form} name="dp_rate_pct" label={t('preview.dp_rate')} />
        <FormInteger form={form} name="dp_terms_months" label={t('preview.dp_months')} />
      </div>
      <div className="form-stack" role="group" aria-label={t('preview.who')}>
        <div>
          <h3 className="section-title">{t('preview.who')}</h3>
          <p className="text-muted small mb-0">{t('preview.who_text')}</p>
        </div>
        <div className="scheme-fields">
          {LEVEL_ORDER.map(level => (
            <FormText
              key={level}
              form={form}
              name={`weights.${level}`}
              label={selling(`levels.${level}`)}
              dir="ltr"
              autoComplete="off"
            />
          ))}
        </div>
      </div>
    </>
  )
}
