import { useState } from 'react'
import { DayDialog } from '@/features/time-logs/day/day-dialog'
import { MonthDays } from '@/features/time-logs/month/month-days'
import { MonthFigures } from '@/features/time-logs/month/month-figures'
import { useGetPersonMonthQuery } from '@/features/time-logs/time-logs.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Banner } from '@/shared/ui/banner'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'

export type PersonMonthProps = {
  month: string
  /** Null: one's own. */
  employeeId: string | null
}

/** The days of a person in a month; one of them opens with its punches. */
export function PersonMonth({ month, employeeId }: PersonMonthProps) {
  const t = usePhrases('time-logs')
  const [date, setDate] = useState<string | null>(null)
  const asked = { month, ...(employeeId !== null && { employee_id: employeeId }) }
  const { currentData: data, ...answer } = useGetPersonMonthQuery(asked)
  if (!data) return <AnswerWait answer={answer} shape="rows" lines={10} />
  return (
    <div className="stack" aria-busy={answer.isFetching || undefined}>
      {data.is_locked && (
        <Banner tone="info" icon="lock">
          {t('month.locked')}
        </Banner>
      )}
      <MonthFigures summary={data.summary} />
      <Card flush>
        {data.days.length === 0 ? (
          <EmptyState icon="clock" title={t('month.empty')}>
            {t('month.empty_text')}
          </EmptyState>
        ) : (
          <MonthDays month={data} onDay={setDate} />
        )}
      </Card>
      {date && (
        <DayDialog month={data} date={date} isOwn={employeeId === null} onClose={() => setDate(null)} />
      )}
    </div>
  )
}
