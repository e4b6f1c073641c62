import { useState } from 'react'
import { businessDate } from '@contract/kernel/dates'
import type { QuoteLink } from '@contract/modules/property/quote.calls'
import { isQuoteOver } from '@contract/modules/property/quote.rules'
import type { ListedUnitQuote } from '@contract/modules/property/unit-quote.resource'
import { LinkDialog } from '@/features/property/quote/link-dialog'
import { quoteActions, quotePdf } from '@/features/property/quote/quotes.api'
import { useCommand } from '@/shared/command/use-command'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { toApiFailure } from '@/shared/http/api-failure'
import { openStream } from '@/shared/http/open-stream'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { error as failed } from '@/shared/notify/notification.slice'
import { saveAs } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'
import { Badge } from '@/shared/ui/badge'
import { ButtonLink } from '@/shared/ui/button-link'
import { Button } from '@/shared/ui/button'

export type SavedQuoteProps = { quote: ListedUnitQuote; mayShare: boolean }

async function savePdf({ id, quote_no }: ListedUnitQuote): Promise<void> {
  const content = await new Response(await openStream(quotePdf(id), {})).arrayBuffer()
  const address = URL.createObjectURL(new Blob([content], { type: 'application/pdf' }))
  saveAs(address, `${quote_no}.pdf`)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

export function SavedQuote({ quote, mayShare }: SavedQuoteProps) {
  const t = usePhrases('quote')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const [makeLink, linking] = quoteActions.link.useMutation()
  const [revoke, busyId] = useCommand(quoteActions.revoke_link)
  const [link, setLink] = useState<QuoteLink | null>(null)
  const [isSaving, setSaving] = useState(false)
  const hasLink = quote.link_expires_at !== null && quote.link_revoked_at === null

  const tell = async (work: () => Promise<void>) => {
    try {
      await work()
    } catch (error) {
      dispatch(failed(toApiFailure(error).message))
    }
  }
  const handlePdf = () =>
    tell(async () => {
      setSaving(true)
      await savePdf(quote).finally(() => setSaving(false))
    })
  const handleLink = () => tell(async () => setLink(await makeLink({ record: quote }).unwrap()))
  const handleRevoke = () => revoke({ record: quote }, t('saved.revoked'))
  return (
    <li className="saved-quote">
      <div className="saved-quote-head">
        <bdi>{quote.quote_no}</bdi>
        <strong>
          <Ltr>₱ {formats.amount(quote.tcp)}</Ltr>
        </strong>
      </div>
      <div className="text-muted">
        {quote.status !== 'open' ? (
          <Badge tone="success">{t(`saved.status.${quote.status}`)}</Badge>
        ) : isQuoteOver(quote.valid_until, businessDate(new Date())) ? (
          <Badge tone="warning">{t('saved.over')}</Badge>
        ) : (
          t('saved.until', { on: formats.shortDate(quote.valid_until) })
        )}
        {quote.prepared_for && (
          <>
            {' · '}
            <bdi>{quote.prepared_for}</bdi>
          </>
        )}
        {quote.open_count > 0 && ` · ${t('saved.opened', { times: quote.open_count })}`}
      </div>
      {quote.interested_at && (
        <p className="saved-quote-interest">
          <Badge tone="success">{t('saved.interested', { on: formats.longDate(quote.interested_at) })}</Badge>
          {[quote.interest_contact, quote.interest_note].filter(Boolean).map(said => (
            <bdi key={said}>{said}</bdi>
          ))}
        </p>
      )}
      <div className="cluster">
        {quote.sale_id && (
          <ButtonLink size="sm" icon="receipt" to={`/sales/record?record=${quote.sale_id}`}>
            {t('saved.to_sale')}
          </ButtonLink>
        )}
        {mayShare && quote.status === 'open' && (
          <ButtonLink
            size="sm"
            icon="receipt"
            variant="primary"
            to={`/sales/record?sell=new&quote=${quote.id}`}
          >
            {t('saved.make_sale')}
          </ButtonLink>
        )}
        <Button size="sm" icon="file-earmark-arrow-down" busy={isSaving} onClick={() => void handlePdf()}>
          {t('saved.pdf')}
        </Button>
        {mayShare && (
          <Button size="sm" icon="link-45deg" busy={linking.isLoading} onClick={() => void handleLink()}>
            {t('saved.link')}
          </Button>
        )}
        {mayShare && hasLink && (
          <Button size="sm" icon="x-lg" busy={busyId !== null} onClick={() => void handleRevoke()}>
            {t('saved.revoke')}
          </Button>
        )}
      </div>
      {link && <LinkDialog link={link} quote={quote} onClose={() => setLink(null)} />}
    </li>
  )
}
