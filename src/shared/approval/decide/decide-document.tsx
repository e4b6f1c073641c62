import { DecidePanel } from '@/shared/approval/decide/decide-panel'
import type { DecisionExtra } from '@/shared/approval/decide/decision-extra'
import { useOpenSeatQuery } from '@/shared/approval/decide/seat.api'
import { useGetTrackerQuery, type DocumentKey } from '@/shared/approval/tracker.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type DecideDocumentProps = DocumentKey & { extra?: DecisionExtra | undefined; onDecided: () => void }

/** For whoever is asked to decide a document, where they read it: the same decision as in the inbox. */
export function DecideDocument({ extra, onDecided, ...tracked }: DecideDocumentProps) {
  const t = usePhrases('document')
  const { currentData: tracker } = useGetTrackerQuery(tracked)
  const seatId = tracker?.seat_id ?? null
  const { currentData: seat } = useOpenSeatQuery(seatId ?? '', { skip: seatId === null })
  if (!seat || seatId === null || seat.decisions.length === 0) return null
  return (
    <Banner title={t('decide.yours')} icon="person-check">
      <DecidePanel seat={seat} extra={extra} onDecided={onDecided} />
    </Banner>
  )
}
