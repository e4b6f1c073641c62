import { moneyText } from '@contract/kernel/money'
import { parseRate } from '@contract/kernel/rates'
import type { SchemePreview } from '@contract/modules/commission/scheme-preview.rules'
import { soaAmounts } from '@contract/modules/commission/soa.rules'
import type { BillingRates } from '@/features/commission/preview/billing-rates'
import { shownRate } from '@/shared/format/shown-rate'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type PreviewFiguresProps = { preview: SchemePreview; rates: BillingRates }

/** From the price to the base, from the base to what comes in, and to whom it goes. */
export function PreviewFigures({ preview, rates }: PreviewFiguresProps) {
  const t = usePhrases('commission')
  const formats = useFormats()
  const { scheme, base, gross, company } = preview
  const billed = soaAmounts(gross, {
    vat_mode: scheme.vat_mode,
    vat_rate: parseRate(rates.vat),
    ewt_rate: parseRate(rates.ewt),
  })
  const figures = [
    { key: 'tcp', amount: preview.tcp, note: '' },
    { key: 'base', amount: moneyText(base), note: t(`values.base_kind.${scheme.base_kind}`) },
    { key: 'gross', amount: moneyText(gross), note: `${shownRate(scheme.company_rate_pct)} %` },
    { key: 'sellers', amount: moneyText(gross - company), note: '' },
    { key: 'company', amount: moneyText(company), note: '' },
    {
      key: 'collectible',
      amount: moneyText(billed.collectible),
      note: t('preview.billed', {
        vat: formats.amount(moneyText(billed.vat)),
        ewt: formats.amount(moneyText(billed.ewt)),
      }),
    },
  ] as const
  return (
    <dl className="scheme-figures">
      {figures.map(({ key, amount, note }) => (
        <div key={key}>
          <dt>{t(`preview.figures.${key}`)}</dt>
          <dd>
            <Ltr>{formats.amount(amount)}</Ltr>
            {note && <span className="scheme-note">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
