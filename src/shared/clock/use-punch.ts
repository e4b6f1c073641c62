import { useState } from 'react'
import type { PunchCall } from '@contract/modules/time-logs/time-logs.calls'
import { clockText } from '@/shared/clock/clock-text'
import { usePunchMutation } from '@/shared/clock/clock.api'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { newIdempotencyKey } from '@/shared/http/idempotency-key'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type MissedPunch = { failure: ApiFailure; direction: PunchCall['direction']; triedAt: string }

/** A press has a key of its own, kept when it is tried again: whatever of it arrived counts once. */
export function usePunch() {
  const t = usePhrases('time-logs')
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = usePunchMutation()
  const [missed, setMissed] = useState<(MissedPunch & { key: string }) | null>(null)

  const press = async (direction: PunchCall['direction'], key = newIdempotencyKey()) => {
    const triedAt = clockText(new Date().toISOString())
    try {
      const { punch, repeated } = await send({ direction, idempotencyKey: key }).unwrap()
      setMissed(null)
      const time = clockText(punch.punched_at)
      const done = direction === 'in' ? ('clock.done_in' as const) : ('clock.done_out' as const)
      dispatch(success(t(repeated ? 'clock.repeated' : done, { time })))
    } catch (error) {
      setMissed({ failure: toApiFailure(error), direction, triedAt, key })
    }
  }
  return {
    isBusy: isLoading,
    missed,
    press: (direction: PunchCall['direction']) => void press(direction),
    again: () => missed && void press(missed.direction, missed.key),
  }
}
