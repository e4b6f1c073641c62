import { formatAmount } from '@contract/kernel/money'
import type { BankAccount } from '@contract/modules/accounting/bank-register'
import type { BankAddress } from '@/features/bank-register/use-bank-address'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Field } from '@/shared/ui/field'
import { Select } from '@/shared/ui/select'

export type BankBarProps = { accounts: readonly BankAccount[]; account: BankAccount; address: BankAddress }

const keyOf = ({ ou_id, account_id }: BankAccount) => `${ou_id} ${account_id}`

/** Which account, and where it stands. */
export function BankBar({ accounts, account, address }: BankBarProps) {
  const t = usePhrases('bank-register')
  const formats = useFormats()
  const choose = (key: string) => {
    const [ou = '', id = ''] = key.split(' ')
    address.change({ ou, account: id })
  }
  return (
    <div className="bank-bar">
      <Field label={t('account')}>
        <Select
          value={keyOf(account)}
          options={accounts.map(one => ({
            value: keyOf(one),
            label: `${one.ou_code} · ${one.code} ${one.name}`,
          }))}
          onChange={event => choose(event.target.value)}
        />
      </Field>
      <DefinitionList
        definitions={[
          [t('balance'), <Ltr key="balance">{formatAmount(account.balance)}</Ltr>],
          [
            t('statement_until'),
            account.statement_until ? (
              <Ltr key="until">{formats.date(account.statement_until)}</Ltr>
            ) : (
              t('no_statement')
            ),
          ],
          [t('open_lines'), <Ltr key="open">{String(account.open_lines)}</Ltr>],
        ]}
      />
    </div>
  )
}
