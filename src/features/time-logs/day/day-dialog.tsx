import { storedName } from '@/shared/i18n/stored-name'
import { useState } from 'react'
import type { PersonMonth } from '@contract/modules/time-logs/time-logs.calls'
import { CorrectionDialog } from '@/features/time-logs/day/correction-dialog'
import { DayStatus } from '@/features/time-logs/day/day-status'
import { hoursText } from '@/features/time-logs/minutes-text'
import { OvertimeDialog } from '@/features/time-logs/day/overtime-dialog'
import { PunchList } from '@/features/time-logs/clock/punch-list'
import { useDayName } from '@/shared/format/use-day-name'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Modal } from '@/shared/ui/modal'

export type DayDialogProps = { month: PersonMonth; date: string; isOwn: boolean; onClose: () => void }

/** What a day is made of, and the way to have it put right. */
export function DayDialog({ month, date, isOwn, onClose }: DayDialogProps) {
  const t = usePhrases('time-logs')
  const shared = usePhrases('shared')
  const dayName = useDayName()
  const can = useCan()
  const [next, setNext] = useState<'correction' | 'overtime' | null>(null)
  const day = month.days.find(each => each.work_date === date)
  const punches = month.punches.filter(punch => punch.work_date === date)
  const isLocked = month.is_locked || day?.is_locked === true
  const isPast = isOwn && date < month.asked_back_to
  const mayChange = !isLocked && !isPast && can(isOwn ? 'timelog.record.create' : 'timelog.record.correct')
  const mayAsk = isOwn && !isLocked && !isPast && can('timelog.record.create')

  if (next === 'correction')
    return (
      <CorrectionDialog
        date={date}
        punches={punches}
        employeeId={isOwn ? null : month.employee.id}
        onClose={onClose}
      />
    )
  if (next === 'overtime') return <OvertimeDialog date={date} onClose={onClose} />
  const figures: [string, number][] = [
    [t('day.worked'), day?.worked_min ?? 0],
    [t('day.late'), day?.late_min ?? 0],
    [t('day.undertime'), day?.undertime_min ?? 0],
    [t('day.overtime'), day?.ot_raw_min ?? 0],
    [t('day.credited'), day?.ot_approved_min ?? 0],
    [t('day.night'), day?.night_min ?? 0],
  ]
  return (
    <Modal
      show
      title={dayName(date)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared('close')}</Button>
          {mayAsk && <Button onClick={() => setNext('overtime')}>{t('day.overtime_ask')}</Button>}
          {mayChange && (
            <Button variant="primary" icon="pencil" onClick={() => setNext('correction')}>
              {t(isOwn ? 'day.correct_own' : 'day.correct')}
            </Button>
          )}
        </>
      }
    >
      <div className="stack">
        {day && (
          <p className="mb-0">
            <DayStatus day={day} today={month.today} />{' '}
            <span className="text-muted">{storedName('shift', day.shift_label ?? '')}</span>
          </p>
        )}
        {isLocked && (
          <Banner tone="info" icon="lock">
            {t('month.locked')}
          </Banner>
        )}
        {isPast && !isLocked && <Banner>{t('day.too_old')}</Banner>}
        <PunchList punches={punches} label={t('day.punches')} />
        <dl className="time-figures">
          {figures.map(([name, minutes]) => (
            <div key={name} className="time-figure">
              <dt>{name}</dt>
              <dd>
                <Ltr>{hoursText(minutes)}</Ltr>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  )
}
