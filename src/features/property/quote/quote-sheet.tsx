import { amountInWords } from '@contract/kernel/amount-in-words'
import { parseMoney } from '@contract/kernel/money'
import { priceLines } from '@contract/modules/property/price-lines.rules'
import { stretchesOf } from '@contract/modules/property/quote.rules'
import type { QuoteFigures } from '@contract/modules/property/quote.schema'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/features/property/quote/quote.scss'

export type QuoteSheetProps = { figures: QuoteFigures }

/** The figures of a quote: while they are tried, and as the buyer reads them. */
export function QuoteSheet({ figures }: QuoteSheetProps) {
  const t = usePhrases('quote')
  const formats = useFormats()
  const { price, schedule, loans, vat } = figures
  const days = (from: string, to: string, count: number) =>
    count === 1
      ? t('sheet.on', { on: formats.shortDate(from) })
      : t('sheet.times', { count, from: formats.shortDate(from), to: formats.shortDate(to) })
  return (
    <div className="quote-sheet">
      <h3>{t('sheet.price')}</h3>
      <dl className="quote-lines">
        {priceLines(price).map(({ key, amount }) => (
          <div key={key}>
            <dt>{t(`step.${key}`)}</dt>
            <dd>
              <Ltr>{formats.amount(amount)}</Ltr>
            </dd>
          </div>
        ))}
        <div className="quote-total">
          <dt>{t('step.tcp')}</dt>
          <dd>
            <Ltr>₱ {formats.amount(price.tcp)}</Ltr>
          </dd>
        </div>
      </dl>
      <p className="quote-words" lang="en" dir="ltr">
        {amountInWords(parseMoney(price.tcp))}
      </p>
      {vat.treatment !== 'vatable' && <p className="text-muted">{t('sheet.exempt')}</p>}
      <h3>{t('sheet.payments')}</h3>
      <dl className="quote-lines">
        {stretchesOf(schedule.rows).map(each => (
          <div key={`${each.kind} ${each.from}`}>
            <dt>
              {t(`kind.${each.kind}`)}
              <span>{days(each.from, each.to, each.count)}</span>
            </dt>
            <dd>
              <Ltr>{formats.amount(each.amount)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
      {loans.length > 0 && (
        <>
          <h3>{t('sheet.loans')}</h3>
          <dl className="quote-lines">
            {loans.map(({ rate_pct, months, monthly }) => (
              <div key={`${rate_pct} ${months}`}>
                <dt>{t('sheet.loan', { rate: rate_pct, months })}</dt>
                <dd>
                  <Ltr>{formats.amount(monthly)}</Ltr>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </div>
  )
}
