import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { useFormats } from '@/shared/format/use-formats'
import { Ltr } from '@/shared/format/ltr'
import { api } from '@/shared/http/api'
import { useIsOffline, onBackOnline } from '@/shared/http/connection'
import { listTag } from '@/shared/http/tags'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { dropUnsent, sendUnsent, unsentOf, watchUnsent, type UnsentLead } from '@/shared/leads/unsent'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'
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

const NONE: readonly UnsentLead[] = []

/** What waits on this phone, sent by itself as soon as there is a line. */
function useUnsent(): {
  userId: string | null
  items: readonly UnsentLead[]
  send: () => Promise<void>
} {
  const userId = useAppSelector(selectUser)?.id ?? null
  const dispatch = useAppDispatch()
  const items = useSyncExternalStore(watchUnsent, () => (userId ? unsentOf(userId) : NONE))
  const send = useCallback(async () => {
    if (!userId || (await sendUnsent(userId)) === 0) return
    // Lists are read anew when the line is back; one that is on its way now would keep what it was told before.
    await Promise.all(dispatch(api.util.getRunningQueriesThunk()))
    dispatch(api.util.invalidateTags([listTag('lead')]))
  }, [userId, dispatch])

  useEffect(() => {
    void send()
    return onBackOnline(() => void send())
  }, [send])
  return { userId, items, send }
}
