import { useState } from 'react'
import type { Today, PunchCall } from '@contract/modules/time-logs/time-logs.calls'
import { clockText } from '@/shared/clock/clock-text'
import { usePunchMutation } from '@/shared/clock/clock.api'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { newIdempotencyKey } from '@/shared/http/idempotency-key'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

/** One press to come, one to go; a press that did not arrive is told and pressed again. */
export function PunchPanel({ today }: { today: Today }) {
  const t = usePhrases('time-logs')
  const { isBusy, missed, press, again } = usePunch()
  const { suggested, punches } = today
  const other = suggested === 'in' ? ('out' as const) : ('in' as const)
  const last = punches.at(-1)
  const state =
    suggested === 'out' && last
      ? t('clock.is_in', { time: clockText(last.punched_at) })
      : t(last ? 'clock.is_out' : 'clock.is_new')
  return (
    <>
      <p className="clock-state" role="status">
        {state}
      </p>
      {today.is_locked ? (
        <Banner tone="warning">{t('clock.locked')}</Banner>
      ) : (
        <>
          <Button
            variant="primary"
            size="lg"
            icon={suggested === 'in' ? 'check-circle' : 'box-arrow-right'}
            className="clock-button"
            busy={isBusy}
            onClick={() => press(suggested)}
          >
            {t(`clock.${suggested}`)}
          </Button>
          <Button variant="link" disabled={isBusy} onClick={() => press(other)}>
            {t(`clock.other_${other}`)}
          </Button>
        </>
      )}
      {missed && (
        <Banner
          tone="danger"
          role="alert"
          title={t(missed.failure.status === 0 ? 'clock.offline_title' : 'clock.failed_title')}
          action={
            <Button size="sm" busy={isBusy} onClick={again}>
              {t('clock.again')}
            </Button>
          }
        >
          {missed.failure.status === 0
            ? t('clock.offline_text', { time: missed.triedAt })
            : missed.failure.message}
        </Banner>
      )}
    </>
  )
}

type MissedPunch = { failure: ApiFailure; direction: PunchCall['direction']; triedAt: string }

/** A press has a key of its own, kept when it is tried again: whatever of it arrived counts once. */
function usePunch() {
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
