import type { InboxRow } from '@/features/dashboard/dashboard.api'
import { ConfirmDecision } from '@/shared/approval/decide/confirm-decision'
import '@/shared/approval/decide/decide.scss'
import { useOpenSeatQuery } from '@/shared/approval/decide/seat.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'

export type DecideHereProps = { id: string; decision: InboxRow['decisions'][number]; onDone: () => void }

/** What the sentence says is read when somebody begins to decide. */
export function DecideHere({ id, decision, onDone }: DecideHereProps) {
  const t = usePhrases('document')
  const { currentData: seat, ...answer } = useOpenSeatQuery(id, {
    refetchOnMountOrArgChange: true,
  })
  if (answer.error || !seat || answer.isFetching) return <AnswerWait answer={answer} lines={3} />
  if (!seat.decisions.includes(decision)) return <p className="mb-0">{t('decide.not_asked')}</p>
  return <ConfirmDecision seat={seat} decision={decision} onBack={onDone} onDone={onDone} />
}
