import { lazy, Suspense, useState } from 'react'
import type { ListedRow } from '@contract/kernel/define-resource'
import type { clawbackResource } from '@contract/modules/commission/clawback.resource'
import { ClawbackStatusBadge } from '@/features/clawbacks/clawback-status-badge'
import { clawbacks } from '@/features/clawbacks/clawbacks.api'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { Button } from '@/shared/ui/button'
import { late } from '@/shared/ui/late'

const ClawbackPanel = late(() =>
  import('@/features/clawbacks/clawback-panel').then(file => file.ClawbackPanel),
)

type Row = ListedRow<typeof clawbackResource>

/** What sellers owe back, and how far it has come in. */
export function ClawbacksScreen() {
  const t = usePhrases('clawbacks')
  const columns = {
    sale_no: { width: 185, pinned: 'start' },
    seller_id: { width: 165 },
    of_incentive: { width: 110 },
    status: { width: 125, render: (row: Row) => <ClawbackStatusBadge status={row.status} /> },
    open_amount: { width: 130 },
    gross_amount: { width: 155 },
    applied_amount: { width: 165 },
    recovered_amount: { width: 150 },
    cause: { width: 165, render: (row: Row) => t(`values.cause.${row.cause}`) },
    opened_on: { width: 140 },
    written_off_amount: { hidden: true },
    written_off_on: { hidden: true },
    ou_id: { width: 150, hidden: true },
    entry_id: { hidden: true },
    write_off_entry_id: { hidden: true },
  } as const
  return (
    <PanelScreen
      api={clawbacks}
      name="clawbacks"
      namespace="clawbacks"
      columns={columns}
      readOnly
      toolbar={<ClaimButton />}
      panel={ClawbackPanel}
    />
  )
}

const ClaimDialog = lazy(() =>
  import('@/features/clawbacks/claim-dialog').then(file => ({ default: file.ClaimDialog })),
)

/** Opens a clawback by hand. */
function ClaimButton() {
  const t = usePhrases('clawbacks')
  const [isOpen, setOpen] = useState(false)
  return (
    <Can code="commission.clawback.create">
      <Button icon="plus-lg" onClick={() => setOpen(true)}>
        {t('claim.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ClaimDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  )
}
