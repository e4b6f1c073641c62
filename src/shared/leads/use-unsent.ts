import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { api } from '@/shared/http/api'
import { onBackOnline } from '@/shared/http/connection'
import { listTag } from '@/shared/http/tags'
import { sendUnsent, unsentOf, watchUnsent, type UnsentLead } from '@/shared/leads/unsent'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'

const NONE: readonly UnsentLead[] = []

/** What waits on this phone, sent by itself as soon as there is a line. */
export function useUnsent(): {
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
