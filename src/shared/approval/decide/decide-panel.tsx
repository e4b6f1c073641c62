import { useState } from 'react'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import { ConfirmDecision } from '@/shared/approval/decide/confirm-decision'
import type { DecisionExtra } from '@/shared/approval/decide/decision-extra'
import { HandOn } from '@/shared/approval/decide/hand-on'
import '@/shared/approval/decide/decide.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type DecidePanelProps = {
  seat: OpenedSeat
  extra?: DecisionExtra | undefined
  onDecided: () => void
}

type Decision = OpenedSeat['decisions'][number]
const ORDER: readonly Decision[] = ['approve', 'verify', 'note', 'return', 'reject']
const AGREES: readonly Decision[] = ['approve', 'verify', 'note']

/** The first press; the second stands under a sentence that says all of it. */
export function DecidePanel({ seat, extra, onDecided }: DecidePanelProps) {
  const t = usePhrases('approvals')
  const words = usePhrases('approval')
  const [asking, setAsking] = useState<Decision | 'hand_on' | null>(null)
  const handleBack = () => setAsking(null)
  const offered = ORDER.filter(decision => seat.decisions.includes(decision))
  if (offered.length === 0) return null
  if (asking === 'hand_on') return <HandOn seat={seat} onBack={handleBack} onDone={onDecided} />
  if (asking) {
    return (
      <ConfirmDecision
        seat={seat}
        decision={asking}
        extra={extra?.decision === asking ? extra : undefined}
        onBack={handleBack}
        onDone={onDecided}
      />
    )
  }
  return (
    <div className="decide-bar">
      {offered.map(decision => (
        <Button
          key={decision}
          variant={AGREES.includes(decision) ? 'primary' : 'secondary'}
          onClick={() => setAsking(decision)}
        >
          {words(`decide.${decision}`)}
        </Button>
      ))}
      {seat.delegates.length > 0 && (
        <Button variant="link" onClick={() => setAsking('hand_on')}>
          {t('hand_on.open')}
        </Button>
      )}
    </div>
  )
}
