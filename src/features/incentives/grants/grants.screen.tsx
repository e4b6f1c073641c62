import type { IncentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import { GrantSummary } from '@/features/incentives/grants/grant-summary'
import { incentiveGrants } from '@/features/incentives/incentives.api'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'
import { usePhrases } from '@/shared/i18n/use-phrases'

const COLUMNS = {
  program_id: { hidden: true },
  seller_id: { width: 180 },
  counted: { width: 110, hidden: true },
  amount: { width: 150 },
  program_name: { width: 220 },
  funded_by: { width: 150 },
  granted_on: { width: 130 },
  submitted_at: { hidden: true },
  employee_id: { hidden: true },
  developer_id: { hidden: true },
  metric: { hidden: true },
  entry_id: { hidden: true },
  ou_id: { width: 160, hidden: true },
} as const
const VIEW: DocumentView<IncentiveGrant> = {
  summary: row => <GrantSummary grant={row} />,
}

/** What sellers were granted of programs, and beside the list the grant that is opened. */
export function GrantsScreen() {
  const t = usePhrases('incentives')
  return (
    <DocumentScreen
      api={incentiveGrants}
      namespace="incentives"
      view={VIEW}
      columns={COLUMNS}
      sections={[{ title: t('grant.seller'), fields: ['program_id', 'seller_id'] }]}
    />
  )
}
