import { MonthStep } from '@/shared/ui/month-step'
import { PersonMonth } from '@/features/time-logs/month/person-month'
import { useTimeAddress } from '@/features/time-logs/use-time-address'

export function MonthTab() {
  const { month, current, change } = useTimeAddress()
  return (
    <div className="stack">
      <MonthStep month={month} current={current} onMonth={next => change({ month: next })} />
      <PersonMonth month={month} employeeId={null} />
    </div>
  )
}
