import { useState } from 'react'
import type { OpenedSeat } from '@contract/modules/approvals/approval-inbox.calls'
import { ConfirmDecision } from '@/shared/approval/decide/confirm-decision'
import { useSeatOf } from '@/shared/approval/decide/use-seat-of'
import type { TrackedDocument } from '@/shared/approval/tracker.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'

type Decision = OpenedSeat['decisions'][number]
type DecideProps = TrackedDocument & { decision: Decision; onBack: () => void; onDecided: () => void }

/** Of many documents in a list: what each asks is fetched once somebody begins to decide it. */
export function DecideOnPress({ onDecided, ...tracked }: TrackedDocument & { onDecided: () => void }) {
  const words = usePhrases('approval')
  const [asking, setAsking] = useState<Decision | null>(null)
  if (asking)
    return <Decide {...tracked} decision={asking} onBack={() => setAsking(null)} onDecided={onDecided} />
  return (
    <>
      <Button variant="primary" icon="check-lg" onClick={() => setAsking('approve')}>
        {words('decide.approve')}
      </Button>
      <Button icon="x-lg" onClick={() => setAsking('reject')}>
        {words('decide.reject')}
      </Button>
    </>
  )
}

function Decide({ decision, onBack, onDecided, ...tracked }: DecideProps) {
  const t = usePhrases('document')
  const seat = useSeatOf(tracked)
  if (seat === null) return <p className="mb-0">{t('decide.not_asked')}</p>
  if (!seat) return <Skeleton lines={3} />
  return <ConfirmDecision seat={seat} decision={decision} onBack={onBack} onDone={onDecided} />
}
