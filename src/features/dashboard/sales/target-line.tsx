import { moneyText, parseMoney } from '@contract/kernel/money'
import { useDashboardTargetQuery } from '@/features/dashboard/sales/sales.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type TargetLineProps = { booked: string }

const FULL = 100n

/** What was booked this month, of what the teams in sight are to book; silent where nobody set a target. */
export function TargetLine({ booked }: TargetLineProps) {
  const t = usePhrases('dashboard')
  const formats = useFormats()
  const { data: target } = useDashboardTargetQuery()
  const whole = parseMoney(target ?? '0.00')
  if (whole === 0n) return null
  const percent = Number((parseMoney(booked) * FULL) / whole)
  const words = t('cards.month.target', {
    booked: formats.amount(booked),
    target: formats.amount(moneyText(whole)),
    percent,
  })
  return (
    <div className="month-target">
      <p>
        <Ltr>{percent} %</Ltr> <span className="text-muted small">{words}</span>
      </p>
      <meter min={0} max={100} value={Math.min(percent, 100)} aria-label={words} />
    </div>
  )
}
