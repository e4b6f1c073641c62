import type { LeaveChoices } from '@contract/modules/leave/leave.views'
import { parseDays } from '@contract/people/days.rules'
import { plainDays } from '@/features/leave/use-days'
import { Ltr } from '@/shared/format/ltr'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

type Balance = LeaveChoices['types'][number]['balances'][number]

export type BalanceCardProps = { name: string; balance: Balance }

const FEW = 100
const share = (part: number, whole: number) =>
  whole > 0 ? Math.min(100, Math.max(0, (part * 100) / whole)) : 0

/** One balance: what is left large, what became of the rest below a bar of it. */
export function BalanceCard({ name: stored, balance }: BalanceCardProps) {
  const name = storedName('leave_type', stored)
  const t = usePhrases('leave')
  const [available, entitled, reserved, used] = [
    parseDays(balance.available),
    parseDays(balance.entitled),
    parseDays(balance.reserved),
    parseDays(balance.used),
  ]
  const figures = [
    ['granted', entitled],
    ['reserved', reserved],
    ['used', used],
  ] as const
  return (
    <article className="balance-card" aria-label={name}>
      <div className="balance-head">
        <h3 className="balance-name">
          <bdi>{name}</bdi>
        </h3>
        {available < FEW && entitled > 0 && <Badge tone="warning">{t('balance.low')}</Badge>}
      </div>
      <p className="balance-left">
        <span className="balance-figure">
          <Ltr>{plainDays(available)}</Ltr>
        </span>{' '}
        <span className="text-muted">{t('balance.available', { count: Number(plainDays(available)) })}</span>
      </p>
      <div className="balance-bar" aria-hidden="true">
        <span className="balance-used" style={{ inlineSize: `${share(used, entitled)}%` }} />
        <span className="balance-reserved" style={{ inlineSize: `${share(reserved, entitled)}%` }} />
      </div>
      <dl className="balance-figures">
        {figures.map(([figure, days]) => (
          <div key={figure}>
            <dt>
              {figure !== 'granted' && (
                <span className={`balance-mark balance-${figure}`} aria-hidden="true" />
              )}
              {t(`balance.${figure}`)}
            </dt>
            <dd>
              <Ltr>{plainDays(days)}</Ltr>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
