import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { InboxQuery, InboxView } from '@/features/approvals/inbox/inbox.api'

const VIEWS: readonly string[] = ['waiting', 'stand_in', 'done']

export type InboxAddress = InboxQuery & { item: string | null }

/** What the inbox shows lies in its address, so that "back" leaves an opened request on a phone. */
export function useInboxAddress() {
  const [params, setParams] = useSearchParams()
  const show = params.get('show') ?? 'waiting'
  const address: InboxAddress = {
    show: (VIEWS.includes(show) ? show : 'waiting') as InboxView,
    type: params.get('type') ?? '',
    search: params.get('search') ?? '',
    item: params.get('item'),
  }
  const change = useCallback(
    (changes: Partial<InboxAddress>, replace = false) =>
      setParams(
        before => {
          const next = new URLSearchParams(before)
          for (const [key, value] of Object.entries(changes))
            if (value && !(key === 'show' && value === 'waiting')) next.set(key, value)
            else next.delete(key)
          return next
        },
        { replace },
      ),
    [setParams],
  )
  return { address, change }
}
