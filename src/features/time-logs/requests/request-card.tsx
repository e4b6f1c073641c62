import { useEffect, useRef } from 'react'
import type { TimeRequest } from '@/features/time-logs/time-logs.api'
import { clockText } from '@/shared/clock/clock-text'
import { useDayName } from '@/shared/format/use-day-name'
import { DecideOnPress } from '@/shared/approval/decide/decide-on-press'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { classNames } from '@/shared/ui/class-names'
import { Card } from '@/shared/ui/card'

export type RequestCardProps = {
  row: TimeRequest
  isMine: boolean
  /** A mail or the inbox leads to this one. */
  isNamed: boolean
  /** Its kind where the reader may decide about it. */
  decides: string | null
  onDecided: () => void
  onWithdraw: () => void
}

const TONES: Record<TimeRequest['status'], Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  returned: 'danger',
  withdrawn: 'neutral',
}

/** Who asks for what, why, and how it stands. */
export function RequestCard({ row, isMine, isNamed, decides, onDecided, onWithdraw }: RequestCardProps) {
  const t = usePhrases('time-logs')
  const formats = useFormats()
  const dayName = useDayName()
  const head = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isNamed) return
    head.current?.focus({ preventScroll: true })
    head.current?.scrollIntoView({ block: 'center' })
  }, [isNamed])
  const isOpen = row.status === 'pending'
  const times = (list: readonly { punched_at: string; direction: string }[]) =>
    list
      .map(({ punched_at, direction }) =>
        [t(`direction.${direction as 'in' | 'out' | 'unknown'}`), clockText(punched_at)].join(' '),
      )
      .join(', ')
  const what =
    'minutes' in row
      ? [t('requests.minutes', { minutes: row.minutes })]
      : [
          ...(row.voids.length > 0 ? [t('requests.voids', { list: times(row.voids) })] : []),
          ...(row.adds.length > 0 ? [t('requests.adds', { list: times(row.adds) })] : []),
        ]
  return (
    <Card as="div" className={classNames('request-card', isNamed && 'is-named')}>
      <div ref={head} className="request-head" aria-current={isNamed || undefined} tabIndex={-1}>
        <strong>{dayName(row.work_date)}</strong>
        {!isMine && <bdi>{row.employee_label}</bdi>}
        <Badge tone={TONES[row.status]} dot>
          {t(`request_status.${row.status}`)}
        </Badge>
      </div>
      {what.map(line => (
        <p key={line} className="mb-0">
          {line}
        </p>
      ))}
      <p className="mb-0 text-muted">
        <bdi>{row.reason}</bdi>
      </p>
      {row.decided_at && (
        <p className="mb-0 small text-muted">
          {t('requests.decided', { name: row.decided_by_label ?? '', at: formats.instant(row.decided_at) })}
          {row.decision_comment && ` · ${row.decision_comment}`}
        </p>
      )}
      {isOpen && (decides !== null || isMine) && (
        <div className="request-acts">
          {decides !== null && <DecideOnPress docType={decides} subjectId={row.id} onDecided={onDecided} />}
          {isMine && <Button onClick={onWithdraw}>{t('requests.withdraw')}</Button>}
        </div>
      )}
    </Card>
  )
}
