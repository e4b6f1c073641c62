import { useState } from 'react'
import type { LogActivity } from '@contract/modules/buyers/lead.calls'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { newIdempotencyKey } from '@/shared/http/idempotency-key'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leadLog } from '@/shared/leads/lead-log.api'
import { leads } from '@/shared/leads/leads.api'
import { addUnsent, isNoLine } from '@/shared/leads/unsent'
import { success } from '@/shared/notify/notification.slice'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'

/** Whoever stands in the sun with one bar waits no minute: what does not leave at once is kept. */
const ON_THE_ROAD = { timeoutMs: 12_000, retry: false }

export type LoggedLead = { id: string; full_name: string }

/** Writes down what was done; without a line it is kept, and nobody has to type it again. */
export function useLogging({ id, full_name: name }: LoggedLead, onDone: () => void) {
  const t = usePhrases('leads')
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUser)?.id
  const [key] = useState(newIdempotencyKey)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const [send, { isLoading }] = leadLog.log_activity.useMutation()

  const log = async (values: LogActivity) => {
    setFailure(null)
    try {
      await send({ record: { id }, body: values, sending: { idempotencyKey: key, ...ON_THE_ROAD } }).unwrap()
      dispatch(success(t('log.done', { name })))
      onDone()
    } catch (error) {
      const failed = toApiFailure(error)
      if (!userId || !isNoLine(failed)) return setFailure(failed)
      const url = `${leads.url}/${id}/activities`
      addUnsent(userId, { key, kind: 'activity', url, body: values, name })
      dispatch(success(t('unsent.kept', { name })))
      onDone()
    }
  }
  return { log, failure, isBusy: isLoading }
}
