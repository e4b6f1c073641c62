import { useSearchParams } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import { HolidayMonth } from '@/features/leave/holidays/holiday-month'
import { holidays } from '@/features/leave/leave-lists.api'
import { YearBar } from '@/features/leave/year-bar'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Card } from '@/shared/ui/card'

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
const MOST = 200

/** A year at a glance, each holiday named below its month. */
export function HolidayYear() {
  const t = usePhrases('leave-lists')
  const [params, setParams] = useSearchParams()
  const thisYear = Number(businessDate(new Date()).slice(0, 4))
  const year = /^20\d\d$/.test(params.get('year') ?? '') ? Number(params.get('year')) : thisYear
  const inYear = {
    filterType: 'date',
    type: 'inRange',
    dateFrom: `${year}-01-01`,
    dateTo: `${year}-12-31`,
  } as const
  const { currentData, ...answer } = holidays.useListQuery({
    start: 0,
    end: MOST,
    filter: { on_date: inYear },
  })
  const rows = (currentData?.data ?? []).filter(row => row.is_active)

  const handleYear = (next: number) => {
    const search = new URLSearchParams(params)
    search.set('year', String(next))
    setParams(search, { replace: true })
  }
  return (
    <Card>
      <div className="stack">
        <YearBar year={year} onYear={handleYear} />
        {!currentData && <AnswerWait answer={answer} lines={10} />}
        {currentData && (
          <>
            {rows.length === 0 && <p className="text-muted">{t('holidays.none_in_year', { year })}</p>}
            <div className="holiday-year">
              {MONTHS.map(month => (
                <HolidayMonth
                  key={month}
                  month={`${year}-${month}`}
                  holidays={rows.filter(row => row.on_date.startsWith(`${year}-${month}`))}
                />
              ))}
            </div>
          </>
        )}
      </div>
    </Card>
  )
}
