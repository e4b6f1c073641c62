import { ReferenceInput } from '@/shared/form/reference-input'
import { MonthSpan } from '@/shared/form/month-span'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { KnownOnField } from '@/shared/statement/known-on-field'
import { StatementUnits } from '@/shared/statement/statement-units'
import type { StatementAddress } from '@/shared/statement/use-statement-address'
import { Field } from '@/shared/ui/field'

export type AccountLedgerBarProps = {
  address: StatementAddress
  account: string
  span: { from: string; to: string }
}

/** Which account, which months and units; whatever is changed begins with the first page again. */
export function AccountLedgerBar({ address, account, span }: AccountLedgerBarProps) {
  const t = usePhrases('ledger')
  const change = (changes: Record<string, string>) => address.change({ ...changes, start: '' })
  return (
    <div className="statement-bar account-ledger-bar">
      <Field label={t('fields.account_id')}>
        <ReferenceInput to="account" value={account || null} onChange={id => change({ account: id ?? '' })} />
      </Field>
      <MonthSpan
        {...span}
        labels={{ from: t('account_ledger.from'), to: t('account_ledger.to') }}
        onChange={change}
      />
      <StatementUnits address={{ ...address, change }} />
      <KnownOnField address={{ ...address, change }} />
    </div>
  )
}
