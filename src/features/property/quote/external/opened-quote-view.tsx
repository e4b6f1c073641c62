import { useState } from 'react'
import type { OpenedQuote } from '@contract/modules/property/quote.calls'
import { InterestBox } from '@/features/property/quote/external/interest-box'
import { KeyFigures } from '@/features/property/quote/external/key-figures'
import { quoteCalls } from '@/features/property/quote/external/quote-calls'
import { SellerCard } from '@/features/property/quote/external/seller-card'
import { useFetchedPicture } from '@/features/property/quote/external/use-fetched-picture'
import { QuoteSheet } from '@/features/property/quote/quote-sheet'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type OpenedQuoteViewProps = { quote: OpenedQuote; token: string }

const TONES = { free: 'success', kept: 'success', taken: 'warning' } as const

/** What a buyer reads: whether the unit is still to be had first, then what it costs and whom to ask. */
export function OpenedQuoteView({ quote, token }: OpenedQuoteViewProps) {
  const t = usePhrases('quote')
  const formats = useFormats()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const on = formats.shortDate(quote.valid_until)
  const area = quote.floor_area_sqm ?? quote.lot_area_sqm

  const handlePdf = async () => {
    setBusy(true)
    setFailed(false)
    try {
      const anchor = document.createElement('a')
      anchor.href = URL.createObjectURL(await quoteCalls.pdf(token))
      anchor.download = `${quote.quote_no}.pdf`
      anchor.click()
      setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000)
    } catch {
      setFailed(true)
    }
    setBusy(false)
  }
  const type = storedName('unit_type', quote.unit_type)
  return (
    <article className="offer">
      <header>
        <p className="text-muted">
          <bdi>{quote.company.name}</bdi>
        </p>
        <h1 className="link-title" tabIndex={-1} data-page-title>
          <bdi>{quote.project_name}</bdi> · <bdi>{quote.unit_code}</bdi>
        </h1>
        <p className="text-muted">
          <bdi>{type}</bdi>
          {area && <> · {t('page.area', { area: formats.amount(area) })}</>} · <Ltr>{quote.quote_no}</Ltr>
        </p>
      </header>
      {quote.has_picture && <HousePicture token={token} alt={t('page.picture', { type })} />}
      <Banner tone={TONES[quote.unit_is]} role="status">
        {t(`page.${quote.unit_is}`)}
      </Banner>
      {quote.is_over ? (
        <Banner tone="warning">{t('page.over', { on })}</Banner>
      ) : (
        <p>
          <strong>{t('page.valid', { on })}</strong>
        </p>
      )}
      <KeyFigures quote={quote} />
      <InterestBox token={token} seller={quote.seller.name} saidBefore={quote.interested_at !== null} />
      <SellerCard quote={quote} token={token} />
      <QuoteSheet figures={quote.figures} />
      <p className="text-muted">{t('page.note')}</p>
      {hasFailed && (
        <p className="field-error" role="alert">
          {t('page.failed')}
        </p>
      )}
      <div className="offer-actions">
        <Button size="lg" icon="download" busy={isBusy} onClick={() => void handlePdf()}>
          {t('page.pdf')}
        </Button>
        <Button size="lg" icon="printer" onClick={() => window.print()}>
          {t('page.print')}
        </Button>
      </div>
    </article>
  )
}

type HousePictureProps = { token: string; alt: string }

/** Comes after the figures; where it does not come the page is whole without it. */
function HousePicture({ token, alt }: HousePictureProps) {
  const address = useFetchedPicture(token, quoteCalls.picture)
  return (
    <div className="offer-picture">{address && <img src={address} alt={alt} width={640} height={400} />}</div>
  )
}
