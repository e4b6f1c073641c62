import { lazy, Suspense, useState } from 'react'
import {
  openingBalanceResource,
  type ListedOpeningBalance,
} from '@contract/modules/accounting/opening-balance.resource'
import { openingBalances } from '@/features/ledger/ledger.api'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Button } from '@/shared/ui/button'

const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

const COLUMNS = {
  as_of: { width: 130, pinned: 'start' },
  account_id: { width: 260 },
  debit: { width: 150 },
  credit: { width: 150 },
  memo: { free: true, width: 220 },
  ou_id: { width: 170 },
  entry_id: {
    width: 190,
    render: (line: ListedOpeningBalance) => <EntryLink id={line.entry_id} number={line.entry_label} />,
  },
  developer_id: { hidden: true },
  seller_id: { hidden: true },
  employee_id: { hidden: true },
} as const

/** What the books of each unit began with, and the file that brings it. */
export function OpeningBalancesScreen() {
  const t = usePhrases('grid')
  const can = useCan()
  const [isImporting, setImporting] = useState(false)
  const mayImport = can('accounting.journal.post') && can('integration.import.run')
  return (
    <>
      <ResourceScreen
        api={openingBalances}
        name="opening"
        namespace="ledger"
        columns={COLUMNS}
        recordPath={null}
        readOnly
        toolbar={
          mayImport && (
            <Button icon="upload" onClick={() => setImporting(true)}>
              {t('list.import')}
            </Button>
          )
        }
      />
      {isImporting && (
        <Suspense>
          <ImportWizard
            resource={openingBalanceResource}
            api={openingBalances}
            namespace="ledger"
            list="opening"
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
