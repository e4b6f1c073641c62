import { useEffect } from 'react'
import { businessDate } from '@contract/kernel/dates'
import { quoteChanges, type QuoteChange } from '@contract/modules/property/quote-changes.rules'
import { useGetPickedUnitQuery } from '@/features/sales/pick.api'
import { useGetHoldToSellQuery, useGetQuoteToSellQuery } from '@/features/sales/start/start.api'
import type { Wizard } from '@/features/sales/wizard/use-wizard'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type QuoteNoteProps = { wizard: Wizard }

/** From which quote the sale comes, and what has changed since it was made, each with the choice there is. */
export function QuoteNote({ wizard }: QuoteNoteProps) {
  const t = usePhrases('sale-wizard')
  const formats = useFormats()
  const { values, form, preview } = wizard
  const { quote_id, unit_id, price } = values
  const quote = useGetQuoteToSellQuery(quote_id ?? '', { skip: !quote_id }).currentData
  const unitId = quote?.unit_id ?? ''
  const unit = useGetPickedUnitQuery(unitId, { skip: !quote }).currentData
  const held = useGetHoldToSellQuery(unitId, { skip: !quote }).currentData
  const set = (list_price: string | null) =>
    form.fields.setValue('price.list_price', list_price, { shouldDirty: true, shouldValidate: true })

  // Another unit is not what was quoted: terms stay, price and link go.
  const isElsewhere = quote !== undefined && unit_id !== quote.unit_id
  useEffect(() => {
    if (!isElsewhere) return
    form.fields.setValue('quote_id', null, { shouldDirty: true })
    form.fields.setValue('price.list_price', null, { shouldDirty: true })
  }, [isElsewhere, form.fields])

  if (!quote || !unit || isElsewhere) return null
  const known = held?.hold ?? null
  const changes = quoteChanges(quote, { ...unit, hold: known }, businessDate(new Date()))
  const isDear = changes.some(({ kind }) => kind === 'price' || kind === 'lapsed')
  const words = (change: QuoteChange): string => {
    if (change.kind === 'lapsed') return t('quote.lapsed', { date: formats.shortDate(change.on) })
    if (change.kind === 'price')
      return t(change.stands ? 'quote.price_stands' : 'quote.price_lapsed', {
        was: formats.amount(change.was),
        now: formats.amount(change.now),
        date: formats.shortDate(quote.valid_until),
      })
    if (change.kind === 'taken') return t('quote.taken')
    if (change.until === null) return t('quote.held_elsewhere')
    return t(change.kind === 'held_by_you' ? 'quote.held_by_you' : 'quote.held_until', {
      time: formats.instant(change.until),
    })
  }
  const choice = ({ kind }: QuoteChange) => {
    if (kind === 'price')
      return price.list_price === null ? (
        <Button size="sm" onClick={() => set(quote.list_price)}>
          {t('quote.keep_price')}
        </Button>
      ) : (
        <Button size="sm" onClick={() => set(null)}>
          {t('quote.take_list')}
        </Button>
      )
    if (kind !== 'taken' && kind !== 'held_by_other') return null
    return (
      <Button size="sm" onClick={() => wizard.chooseUnit()}>
        {t('conflict.other_unit')}
      </Button>
    )
  }
  const tcp = preview.data?.price?.tcp
  return (
    <Banner tone={isDear ? 'warning' : 'info'} title={t('quote.title', { no: quote.quote_no })}>
      <ul className="quote-changes">
        {changes.map(change => (
          <li key={change.kind}>
            <span>{words(change)}</span>
            {choice(change)}
          </li>
        ))}
        {changes.length === 0 && (
          <li>{t('quote.unchanged', { date: formats.shortDate(quote.valid_until) })}</li>
        )}
        {tcp && !preview.isOld && tcp !== quote.tcp && (
          <li>
            <span>
              {t('quote.tcp')} <Ltr>{formats.amount(quote.tcp)}</Ltr> → <Ltr>{formats.amount(tcp)}</Ltr>
            </span>
          </li>
        )}
      </ul>
    </Banner>
  )
}
