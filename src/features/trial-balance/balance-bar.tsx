import type { BalanceAddress } from '@/features/trial-balance/use-balance-address'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { StatementUnits } from '@/shared/statement/statement-units'
import { Field } from '@/shared/ui/field'
import { TextInput } from '@/shared/ui/text-input'

export type BalanceBarProps = { address: BalanceAddress }

export function BalanceBar({ address }: BalanceBarProps) {
  const t = usePhrases('trial-balance')
  const { from, to } = address.question
  return (
    <div className="statement-bar">
      <Field label={t('from')}>
        <TextInput
          type="month"
          dir="ltr"
          value={from}
          max={to}
          onChange={event => event.target.value && address.change({ from: event.target.value, to })}
        />
      </Field>
      <Field label={t('to')}>
        <TextInput
          type="month"
          dir="ltr"
          value={to}
          min={from}
          onChange={event => event.target.value && address.change({ from, to: event.target.value })}
        />
      </Field>
      <StatementUnits address={address} />
    </div>
  )
}
