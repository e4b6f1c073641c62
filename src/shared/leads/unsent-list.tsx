import { useFormats } from '@/shared/format/use-formats'
import { Ltr } from '@/shared/format/ltr'
import { useIsOffline } from '@/shared/http/connection'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { dropUnsent } from '@/shared/leads/unsent'
import { useUnsent } from '@/shared/leads/use-unsent'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { IconButton } from '@/shared/ui/icon-button'

/** What was written down without a line and has not left this phone. */
export function UnsentList() {
  const t = usePhrases('leads')
  const formats = useFormats()
  const isOffline = useIsOffline()
  const { userId, items, send } = useUnsent()
  if (!userId || items.length === 0) return null
  const waits = items.some(({ refused }) => refused === null)
  return (
    <Banner tone="warning" className="lead-unsent">
      <p>
        <strong>{t('unsent.title', { count: items.length })}</strong> {waits && t('unsent.text')}
      </p>
      <ul>
        {items.map(({ key, kind, name, kept_at, refused }) => (
          <li key={key}>
            <span>
              <bdi>{name}</bdi> · {t(`unsent.${kind}`)} · <Ltr>{formats.instant(kept_at)}</Ltr>
              {refused && <span className="field-error"> {refused}</span>}
            </span>
            {refused && (
              <IconButton
                icon="trash"
                label={t('unsent.discard', { name })}
                onClick={() => dropUnsent(userId, key)}
              />
            )}
          </li>
        ))}
      </ul>
      {waits && (
        <Button size="sm" icon="send" disabled={isOffline} onClick={() => void send()}>
          {t('unsent.send')}
        </Button>
      )}
    </Banner>
  )
}
