import { useState } from 'react'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.commands'
import { useHandOnSeatMutation } from '@/shared/approval/decide/seat.api'
import { useOwnName } from '@/shared/approval/decide/use-own-name'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'

export type HandOnProps = { seat: OpenedSeat; onBack: () => void; onDone: () => void }

/** One request to somebody else, in two presses: whom, and the sentence. */
export function HandOn({ seat, onBack, onDone }: HandOnProps) {
  const t = usePhrases('link')
  const own = usePhrases('approvals')
  const dispatch = useAppDispatch()
  const name = useOwnName()
  const [chosen, setChosen] = useState<OpenedSeat['delegates'][number] | null>(null)
  const [handOn, { isLoading, error }] = useHandOnSeatMutation()

  const handleConfirm = async () => {
    if (!chosen) return
    const done = await handOn({ id: seat.id, key: chosen.key })
    if (done.error) return
    dispatch(success(t('delegate.done', { other: chosen.name })))
    onDone()
  }
  return (
    <section className="decide-confirm" aria-label={t('delegate.title')}>
      <p className="decide-sentence">
        {chosen ? t('delegate.sentence', { name, other: chosen.name }) : t('delegate.title')}
      </p>
      {error && (
        <Banner tone="danger" role="alert">
          {toApiFailure(error).message}
        </Banner>
      )}
      <div className="decide-bar">
        {chosen ? (
          <Button variant="primary" busy={isLoading} onClick={() => void handleConfirm()}>
            {t('delegate.confirm')}
          </Button>
        ) : (
          seat.delegates.map(person => (
            <Button key={person.key} onClick={() => setChosen(person)}>
              {person.name}
            </Button>
          ))
        )}
        <Button variant="quiet" onClick={chosen ? () => setChosen(null) : onBack}>
          {own('hand_on.back')}
        </Button>
      </div>
    </section>
  )
}
