import { addDays, businessDate } from '@contract/kernel/dates'
import { AdvanceMovements } from '@/features/cash-advance/advance-movements'
import { AdvanceSummary } from '@/features/cash-advance/advance-summary'
import { AmountControl } from '@/features/cash-advance/amount-control'
import { advances } from '@/features/cash-advance/cash-advance.api'
import { LiquidateDialog } from '@/features/cash-advance/liquidate-dialog'
import { ReleaseDialog, ReturnDialog, WriteOffDialog } from '@/features/cash-advance/paid-dialogs'
import { SignDialog } from '@/features/cash-advance/sign-dialog'
import { UndoDialog } from '@/features/cash-advance/undo-dialog'
import '@/features/cash-advance/cash-advance.scss'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'
import { SaveButton } from '@/shared/record/save-button'

const COLUMNS = {
  amount: { width: 130 },
  balance: { width: 130 },
  liquidation_due: { width: 140 },
  employee_id: { width: 180 },
  purpose: { width: 150 },
  submitted_at: { hidden: true },
  is_overdue: { width: 110 },
  needed_on: { width: 130 },
  repayment: { width: 200, hidden: true },
  description: { width: 260, hidden: true },
  installments: { hidden: true },
  seller_id: { hidden: true },
  released_on: { hidden: true },
  signed_at: { hidden: true },
  acknowledged_at: { hidden: true },
} as const

const SECTIONS = [{ fields: ['purpose', 'amount', 'description', 'needed_on', 'repayment', 'installments'] }]
const CONTROLS = { amount: AmountControl }
const isRelevant: IsRelevant = (field, { repayment }) =>
  field !== 'installments' || repayment === 'payroll' || repayment === 'commission'

const DIALOGS = {
  sign: SignDialog,
  release: ReleaseDialog,
  liquidate: LiquidateDialog,
  return_cash: ReturnDialog,
  write_off: WriteOffDialog,
  undo: UndoDialog,
}
const TONES = {
  signed: 'info',
  released: 'accent',
  liquidating: 'accent',
  settled: 'success',
  write_off_asked: 'warning',
  written_off: 'danger',
} as const

/** Advances with what is open of each, and beside the list the one that is opened. */
export function CashAdvancesScreen() {
  const t = usePhrases('cash-advance')
  const view: DocumentView = {
    tones: TONES,
    grave: ['undo', 'cancel', 'propose_write_off', 'write_off'],
    dialogs: DIALOGS,
    summary: row => <AdvanceSummary row={row} />,
    tabs: row =>
      row['released_on'] === null
        ? []
        : [
            {
              key: 'movements',
              label: t('movements'),
              content: (
                <div className="stack">
                  <StatementButton employeeId={String(row['employee_id'])} />
                  <AdvanceMovements id={row.id} />
                </div>
              ),
            },
          ],
  }
  const defaults = {
    purpose: 'operational',
    repayment: 'liquidation',
    needed_on: addDays(businessDate(new Date()), 1),
  }
  return (
    <DocumentScreen
      submitsSelected
      api={advances}
      namespace="cash-advance"
      view={view}
      columns={COLUMNS}
      sections={SECTIONS}
      controls={CONTROLS}
      defaults={defaults}
      isRelevant={isRelevant}
    />
  )
}

/** All advances of a person, as a paper. */
function StatementButton({ employeeId }: { employeeId: string }) {
  const t = usePhrases('cash-advance')
  return (
    <div className="cluster">
      <SaveButton
        url={`/api/v1/cash-advance/statement?employee=${encodeURIComponent(employeeId)}`}
        name={t('statement.title')}
      >
        {t('statement_of')}
      </SaveButton>
    </div>
  )
}
