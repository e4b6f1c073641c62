import { useState } from 'react'
import { AdjustDialog } from '@/features/leave/balances/adjust-dialog'
import { useGetLedgerQuery } from '@/features/leave/leave.api'
import { leaveBalances } from '@/features/leave/leave-lists.api'
import { LedgerTable } from '@/features/leave/balances/ledger-table'
import { useDays } from '@/features/leave/use-days'
import { useCan } from '@/shared/access/use-can'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import '@/shared/record/record.scss'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Offcanvas } from '@/shared/ui/offcanvas'
import { Skeleton } from '@/shared/ui/skeleton'

export type BalancePanelProps = { id: string; onClose: () => void }

const FIGURES = ['entitled', 'reserved', 'used', 'available'] as const

/** One balance and what it is the sum of. */
export function BalancePanel({ id, onClose }: BalancePanelProps) {
  const t = usePhrases('leave')
  const days = useDays()
  const mayAdjust = useCan()('hr.leave.adjust_balance')
  const [isAdjusting, setAdjusting] = useState(false)
  const { currentData: row, error, isFetching, refetch } = leaveBalances.useGetQuery(id)
  const ledger = useGetLedgerQuery(id)
  return (
    <Offcanvas
      show
      className="record-panel"
      title={<bdi>{row ? row.employee_name : t('balances.one')}</bdi>}
      onClose={onClose}
    >
      {!row && error === undefined && <Skeleton lines={8} />}
      {!row && error !== undefined && (
        <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
      )}
      {row && (
        <div className="stack">
          <p className="text-muted">
            <bdi>{storedName('leave_type', row.leave_type_label ?? '')}</bdi> · {row.year}
          </p>
          <DefinitionList definitions={FIGURES.map(name => [t(`fields.${name}`), days(row[name])])} />
          {mayAdjust && (
            <div>
              <Button icon="pencil" onClick={() => setAdjusting(true)}>
                {t('adjust.open')}
              </Button>
            </div>
          )}
          {!ledger.currentData && ledger.error === undefined && <Skeleton lines={4} />}
          {!ledger.currentData && ledger.error !== undefined && (
            <LoadFailed
              error={ledger.error}
              isBusy={ledger.isFetching}
              onRetry={() => void ledger.refetch()}
            />
          )}
          {ledger.currentData && <LedgerTable entries={ledger.currentData} />}
          {isAdjusting && <AdjustDialog row={row} onClose={() => setAdjusting(false)} />}
        </div>
      )}
    </Offcanvas>
  )
}
