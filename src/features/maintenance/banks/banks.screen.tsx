import { AccountNumber } from '@/features/maintenance/banks/account-number'
import { MaintenancePage } from '@/features/maintenance/maintenance-page'
import { banks } from '@/features/maintenance/banks/banks.api'
import { useCan } from '@/shared/access/use-can'

const COLUMNS = {
  name: { pinned: 'start', width: 220 },
  code: { width: 130 },
  branch: {},
  kind: {},
  account_no_masked: { width: 150 },
  gl_account_id: { width: 200 },
  swift: { hidden: true },
  is_active: {},
} as const

const GROUPS = {
  basics: ['code', 'name', 'branch', 'swift', 'kind'],
  account: ['account_no_masked', 'gl_account_id'],
} as const
const WRITTEN = { ...GROUPS, account: ['account_no_masked', 'account_no', 'gl_account_id'] } as const

const CONTROLS = { account_no: AccountNumber }

export function BanksScreen() {
  const mayWrite = useCan()('maintenance.bank.edit')
  return (
    <MaintenancePage
      api={banks}
      name="banks"
      columns={COLUMNS}
      groups={mayWrite ? WRITTEN : GROUPS}
      controls={CONTROLS}
    />
  )
}
