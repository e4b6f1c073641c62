import { useState } from 'react'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import { seatActions } from '@/shared/approval/decide/seat.api'
import { useOwnName } from '@/shared/approval/decide/use-own-name'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type HandOnProps = { seat: OpenedSeat; onBack: () => void; onDone: () => void }

/** One request to somebody else, in two presses: whom, and the sentence. */
export function HandOn({ seat, onBack, onDone }: HandOnProps) {
  const t = usePhrases('link')
  const own = usePhrases('approvals')
  const name = useOwnName()
  const [chosen, setChosen] = useState<OpenedSeat['delegates'][number] | null>(null)
  const [handOn, busyId] = useCommand(seatActions.delegate)

  const handleConfirm = async () => {
    if (!chosen) return
    const call = { record: seat, body: { key: chosen.key } }
    if (await handOn(call, t('delegate.done', { other: chosen.name }))) onDone()
  }
  return (
    <section className="decide-confirm" aria-label={t('delegate.title')}>
      <p className="decide-sentence">
        {chosen ? t('delegate.sentence', { name, other: chosen.name }) : t('delegate.title')}
      </p>
      <div className="decide-bar">
        {chosen ? (
          <Button variant="primary" busy={busyId !== null} onClick={() => void handleConfirm()}>
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
