import { type JournalLine } from '@contract/modules/accounting/journal-line.resource'
import { ToAccountLedger } from '@/features/ledger/lines/to-account-ledger'
import '@/features/ledger/ledger.scss'
import { ledgerLines } from '@/features/ledger/ledger.api'
import { EntryLink } from '@/shared/posting/entry-link'
import { ResourceScreen } from '@/shared/resource/resource-screen'

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
