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
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Offcanvas } from '@/shared/ui/offcanvas'

export type BalancePanelProps = { id: string; onClose: () => void }

const FIGURES = ['entitled', 'reserved', 'used', 'available'] as const

/** One balance and what it is the sum of. */
export function BalancePanel({ id, onClose }: BalancePanelProps) {
  const t = usePhrases('leave')
  const days = useDays()
  const mayAdjust = useCan()('hr.leave.adjust_balance')
  const [isAdjusting, setAdjusting] = useState(false)
  const { currentData: row, ...answer } = leaveBalances.useGetQuery(id)
  const ledger = useGetLedgerQuery(id)
  return (
    <Offcanvas
      show
      className="record-panel"
      title={<bdi>{row ? row.employee_name : t('balances.one')}</bdi>}
      onClose={onClose}
    >
      {!row && <AnswerWait answer={answer} lines={8} />}
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
          {!ledger.currentData && <AnswerWait answer={ledger} lines={4} />}
          {ledger.currentData && <LedgerTable entries={ledger.currentData} />}
          {isAdjusting && <AdjustDialog row={row} onClose={() => setAdjusting(false)} />}
        </div>
      )}
    </Offcanvas>
  )
}
