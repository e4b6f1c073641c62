import { Link } from 'react-router-dom'
import { journalLineResource, type JournalLine } from '@contract/modules/accounting/journal-line.resource'
import { ledgerLines } from '@/features/ledger/ledger.api'
import { ResourceScreen } from '@/shared/resource/resource-screen'

const COLUMNS = {
  number: {
    width: 190,
    pinned: 'start',
    render: (line: JournalLine) => (
      <Link to={`/accounting/journal?record=${line.entry_id}`} className="record-link">
        <bdi>{line.number}</bdi>
      </Link>
    ),
  },
  entry_date: { width: 130 },
  account_id: { width: 260 },
  debit: { width: 150 },
  credit: { width: 150 },
  memo: { width: 220 },
  ou_id: { width: 170 },
  project_id: { width: 200 },
  party_type: { hidden: true },
  seq: { hidden: true },
} as const

/** The lines of all entries: narrowed to an account they are its ledger, with its sums below. */
export function LedgerScreen() {
  return (
    <ResourceScreen
      resource={journalLineResource}
      api={ledgerLines}
      name="lines"
      namespace="ledger"
      columns={COLUMNS}
      recordPath={null}
      readOnly
    />
  )
}
