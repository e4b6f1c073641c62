import type { ListedRow } from '@contract/kernel/define-resource'
import type { commissionTransactionResource } from '@contract/modules/commission/transaction.resource'
import { transactions } from '@/features/commission-transactions/commission-transactions.api'
import { ShareStateBadge } from '@/features/commission-transactions/share-state-badge'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const TransactionPanel = late(() =>
  import('@/features/commission-transactions/transaction-panel').then(file => file.TransactionPanel),
)

type Share = ListedRow<typeof commissionTransactionResource>

/** Who earns what of which sale, and how far it has come. */
export function TransactionsScreen() {
  const t = usePhrases('commission-transactions')
  const columns = {
    sale_no: { width: 200, pinned: 'start' },
    seller_id: {
      width: 200,
      render: (row: Share) => <bdi>{row.seller_label ?? t('transactions.company')}</bdi>,
    },
    state: { width: 160, render: (row: Share) => <ShareStateBadge status={row.state} /> },
    amount: { width: 130 },
    expected_on: { width: 150 },
    seq: { width: 120 },
    eligible_on: { width: 150 },
    incentive: { width: 180, hidden: true },
    releasable_amount: { width: 130 },
    released_amount: { width: 130 },
    developer_id: { width: 190 },
    project_id: { width: 190 },
    level: { width: 140, hidden: true },
    clawed_back_amount: { hidden: true },
    team_id: { hidden: true },
    ou_id: { width: 150, hidden: true },
  } as const
  return (
    <PanelScreen
      api={transactions}
      name="transactions"
      namespace="commission-transactions"
      columns={columns}
      readOnly
      panel={TransactionPanel}
    />
  )
}
