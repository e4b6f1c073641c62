import { useState } from 'react'
import type { QuoteLink } from '@contract/modules/property/quote.commands'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'
import { TextInput } from '@/shared/ui/text-input'

/** Phones hand it on to any messenger; most desks cannot. */
const canShare = 'share' in navigator

export type LinkDialogProps = { link: QuoteLink; onClose: () => void }

/** Shown once: what the portal keeps of it is no more than a hash. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
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
  const handleShare = async () => {
    // Whoever closes the phone's own sheet has not failed.
    await navigator.share({ url: link.url }).catch(() => undefined)
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
      {hasFailed && (
        <p className="field-error" role="alert">
          {t('saved.copy_failed')}
        </p>
      )}
    </Modal>
  )
}
