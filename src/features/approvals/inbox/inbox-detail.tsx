import { useRef, type TouchEvent } from 'react'
import { Link } from 'react-router-dom'
import { DecidePanel } from '@/shared/approval/decide/decide-panel'
import { useOpenSeatQuery } from '@/shared/approval/decide/seat.api'
import { SeatFiles } from '@/features/approvals/inbox/seat-files'
import { EarlierRequests } from '@/shared/approval/earlier-requests'
import { RequestTracker } from '@/shared/approval/request-tracker'
import { RequestView } from '@/shared/approval/request-view'
import { StatusBadge } from '@/shared/approval/status-badge'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { IconButton } from '@/shared/ui/icon-button'

export type InboxDetailProps = {
  id: string
  /** On a phone: back to the list. */
  onBack: (() => void) | undefined
  onStep: (by: 1 | -1) => void
  onDecided: () => void
}

/** A request, whole, with what may be pressed. */
export function InboxDetail({ id, onBack, onStep, onDecided }: InboxDetailProps) {
  const t = usePhrases('approvals')
  const words = usePhrases('approval')
  const formats = useFormats()
  const swipe = useSwipe(onStep)
  const { currentData: seat, ...answer } = useOpenSeatQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  })
  if (!seat) return <AnswerWait answer={answer} lines={8} className="p-3" />
  const { view } = seat
  const { requester } = view
  return (
    <article className="inbox-request" {...swipe}>
      <header className="inbox-request-head">
        <div className="inbox-request-tools">
          {onBack && <IconButton icon="arrow-left" mirrored label={t('inbox.back')} onClick={onBack} />}
          <span className="inbox-kind">
            {view.title} {view.number && <Ltr>{view.number}</Ltr>}
          </span>
          <span className="ms-auto">
            <StatusBadge status={seat.status} />
          </span>
        </div>
        <h2>
          <bdi>{requester.name}</bdi>
        </h2>
        <p className="text-muted">
          <bdi>
            {[storedName('position', requester.position ?? ''), requester.unit].filter(Boolean).join(' · ')}
          </bdi>
        </p>
        <p className="text-muted">{words('asked_on', { date: formats.longDate(view.requested_at) })}</p>
      </header>
      {seat.stands_in_for && (
        <Banner tone="info">{t('inbox.stands_in', { name: seat.stands_in_for })}</Banner>
      )}
      {seat.is_frozen && <Banner tone="warning">{words('tracker.frozen')}</Banner>}
      <RequestView view={view} />
      <SeatFiles seatId={seat.id} files={view.files} />
      <DecidePanel seat={seat} onDecided={onDecided} />
      {seat.link_until && (
        <p className="text-muted small">
          {t('inbox.link_until', { date: formats.longDate(seat.link_until) })}
        </p>
      )}
      <EarlierRequests earlier={seat.earlier} />
      <section className="inbox-tracker">
        <h3>{words('tracker.title')}</h3>
        <RequestTracker steps={seat.steps} />
        <p>
          <Link to={seat.path}>{t('inbox.open_document')}</Link>
        </p>
      </section>
    </article>
  )
}

const FAR_PX = 70

/** A stroke along the line of reading goes to the next, against it to the one before; up and down scrolls. */
function useSwipe(onStep: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      from.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const touch = event.changedTouches[0]
      if (!from.current || !touch) return
      const [x, y] = [touch.clientX - from.current.x, touch.clientY - from.current.y]
      from.current = null
      if (Math.abs(x) < FAR_PX || Math.abs(x) < Math.abs(y) * 2) return
      const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
      onStep(x < 0 !== isRtl ? 1 : -1)
    },
  }
}
