import type { FilterModel } from '@contract/kernel/list-query'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { accountLedgerPath } from '@/shared/posting/account-ledger-path'
import { ButtonLink } from '@/shared/ui/button-link'

/** Where the list is narrowed to one account: the way to its balances. */
export function ToAccountLedger({ filter }: { filter: FilterModel }) {
  const t = usePhrases('ledger')
  const asked = filter['account_id']
  const [account, another] = asked?.filterType === 'set' ? asked.values : []
  if (typeof account !== 'string' || another !== undefined) return null
  return (
    <div className="to-account-ledger">
      <ButtonLink to={accountLedgerPath({ account })} size="sm" icon="list-columns">
        {t('account_ledger.with_balance')}
      </ButtonLink>
    </div>
  )
}
