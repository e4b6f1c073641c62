import { EarlierRequests } from '@/shared/approval/earlier-requests'
import { RequestView } from '@/shared/approval/request-view'
import { DecidePanel } from '@/shared/approval/decide/decide-panel'
import type { DecisionExtra } from '@/shared/approval/decide/decision-extra'
import { useSeatOf } from '@/shared/approval/decide/use-seat-of'
import type { TrackedDocument } from '@/shared/approval/tracker.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type DecideDocumentProps = TrackedDocument & {
  extra?: DecisionExtra | undefined
  onDecided: () => void
}

/** For whoever is asked to decide a document, where they read it: the same decision as in the inbox. */
export function DecideDocument({ extra, onDecided, ...tracked }: DecideDocumentProps) {
  const t = usePhrases('document')
  const seat = useSeatOf(tracked)
  if (!seat || seat.decisions.length === 0) return null
  // The document says the rest beside it.
  const lines = seat.view.lines.filter(({ name }) => name === 'balance_after')
  return (
    <Banner title={t('decide.yours')} icon="person-check">
      <RequestView view={{ ...seat.view, lines }} />
      <DecidePanel seat={seat} extra={extra} onDecided={onDecided} />
      <EarlierRequests earlier={seat.earlier} />
    </Banner>
  )
}
