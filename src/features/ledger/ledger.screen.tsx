import type { FilterModel } from '@contract/kernel/list-query'
import type { JournalLine } from '@contract/modules/accounting/journal-line.resource'
import '@/features/ledger/ledger.scss'
import { ledgerLines } from '@/features/ledger/ledger.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { accountLedgerPath } from '@/shared/posting/account-ledger-path'
import { EntryLink } from '@/shared/posting/entry-link'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { ButtonLink } from '@/shared/ui/button-link'

const COLUMNS = {
  number: {
    width: 190,
    pinned: 'start',
    render: (line: JournalLine) => <EntryLink id={line.entry_id} number={line.number} />,
  },
  entry_date: { width: 130 },
  account_id: { width: 260 },
  debit: { width: 150 },
  credit: { width: 150 },
  memo: { free: true, width: 220 },
  ou_id: { width: 170 },
  project_id: { width: 200 },
  party_type: { hidden: true },
  seq: { hidden: true },
} as const

/** The lines of all entries: narrowed to an account they are its ledger, with its sums below. */
export function LedgerScreen() {
  return (
    <ResourceScreen
      api={ledgerLines}
      name="lines"
      namespace="ledger"
      columns={COLUMNS}
      recordPath={null}
      readOnly
      quick={list => <ToAccountLedger filter={list.address.filter} />}
    />
  )
}

/** Where the list is narrowed to one account: the way to its balances. */
function ToAccountLedger({ filter }: { filter: FilterModel }) {
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
