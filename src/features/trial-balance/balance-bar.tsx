import type { BalanceAddress } from '@/features/trial-balance/use-balance-address'
import { MonthSpan } from '@/shared/form/month-span'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { KnownOnField } from '@/shared/statement/known-on-field'
import { StatementUnits } from '@/shared/statement/statement-units'

export type BalanceBarProps = { address: BalanceAddress }

export function BalanceBar({ address }: BalanceBarProps) {
  const t = usePhrases('trial-balance')
  const { from, to } = address.question
  return (
    <div className="statement-bar">
      <MonthSpan {...{ from, to }} labels={{ from: t('from'), to: t('to') }} onChange={address.change} />
      <StatementUnits address={address} />
      <KnownOnField address={address} />
    </div>
  )
}
