import { useState } from 'react'
import type { QuoteLink } from '@contract/modules/property/quote.calls'
import type { ListedUnitQuote } from '@contract/modules/property/unit-quote.resource'
import { shareWays } from '@/features/property/quote/share-ways'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { TextInput } from '@/shared/ui/text-input'

/** Phones hand it on to any messenger; most desks cannot. */
const canShare = 'share' in navigator

export type LinkDialogProps = { link: QuoteLink; quote: ListedUnitQuote; onClose: () => void }

/** Shown once: what the portal keeps of it is no more than a hash. */
export function LinkDialog({ link, quote, onClose }: LinkDialogProps) {
  const t = usePhrases('quote')
  const formats = useFormats()
  const [isCopied, setCopied] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(link.url)
      setCopied(true)
    } catch {
      setFailed(true)
    }
  }
  const text = t('saved.share_text', {
    project: quote.project_label ?? '',
    unit: quote.unit_code,
    amount: formats.amount(quote.tcp),
    on: formats.shortDate(quote.valid_until),
  })
  const handleShare = async () => {
    // Whoever closes the phone's own sheet has not failed.
    await navigator.share({ title: quote.quote_no, text, url: link.url }).catch(() => undefined)
  }
  return (
    <Modal
      show
      title={t('saved.link_title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('saved.close')}</Button>
          {canShare && (
            <Button icon="send" onClick={() => void handleShare()}>
              {t('saved.share')}
            </Button>
          )}
          <Button variant="primary" icon={isCopied ? 'check-lg' : 'copy'} onClick={() => void handleCopy()}>
            {t(isCopied ? 'saved.copied' : 'saved.copy')}
          </Button>
        </>
      }
    >
      <p>{t('saved.link_text', { until: formats.instant(link.expires_at) })}</p>
      <TextInput
        readOnly
        dir="ltr"
        value={link.url}
        aria-label={t('saved.link_title')}
        onFocus={event => event.currentTarget.select()}
      />
      <ul className="share-ways" aria-label={t('saved.share_with')}>
        {shareWays({ text, url: link.url, subject: quote.quote_no }).map(({ brand, name, href }) => (
          <li key={href}>
            <a className="btn btn-secondary btn-sm" href={href} rel="noreferrer">
              {name ? t(`saved.way.${name}`) : brand}
            </a>
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p className="field-error" role="alert">
          {t('saved.copy_failed')}
        </p>
      )}
    </Modal>
  )
}
