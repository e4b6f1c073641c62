import { lazy, Suspense, useState } from 'react'
import type { Release } from '@contract/modules/commission/release.document'
import { PayDialog } from '@/features/releases/pay-dialog'
import { ReleaseSummary } from '@/features/releases/release-summary'
import { releases } from '@/features/releases/releases.api'
import { useReleaseForm } from '@/features/releases/use-release-form'
import { Can } from '@/shared/access/can'
import { useCan } from '@/shared/access/use-can'
import { RequestsBehind } from '@/shared/commission-request/requests-behind'
import { DocumentScreen } from '@/shared/document/document-screen'
import type { DocumentView } from '@/shared/document/document-view'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { PickedRows } from '@/shared/resource/bulk-bar'
import { PickedButton } from '@/shared/resource/picked-button'
import { Button } from '@/shared/ui/button'

const COLUMNS = {
  submitted_at: { hidden: true },
  employee_id: { hidden: true },
  seller_id: { width: 190 },
  gross_amount: { width: 172 },
  ewt_amount: { width: 145 },
  net_amount: { width: 130 },
  paid_on: { width: 130 },
  pay_mode: { width: 140 },
  ou_id: { width: 160, hidden: true },
  payee_invoice_no: { hidden: true },
  vat_amount: { hidden: true },
  ewt_rate: { hidden: true },
  holdback_amount: { hidden: true },
  clawback_amount: { hidden: true },
  advance_amount: { hidden: true },
  returned_amount: { hidden: true },
  bank_id: { hidden: true },
  check_no: { hidden: true },
  entry_id: { hidden: true },
  acknowledged_on: { hidden: true },
} as const
const VIEW: DocumentView<Release> = {
  tones: { approved: 'accent', paid: 'info', acknowledged: 'success' },
  summary: row => (
    <>
      <ReleaseSummary release={row} />
      <RequestsBehind productId={row.id} />
    </>
  ),
  dialogs: { pay: PayDialog },
}

/** What sellers are paid of their commission, and beside the list the release that is opened. */
export function ReleasesScreen() {
  const form = useReleaseForm()
  const can = useCan()
  return (
    <DocumentScreen
      submitsSelected
      api={releases}
      namespace="releases"
      view={VIEW}
      columns={COLUMNS}
      toolbar={<PrepareButton />}
      bulk={can('commission.release.pay') ? picked => <PayManyButton {...picked} /> : null}
      {...form}
    />
  )
}

const PrepareDialog = lazy(() =>
  import('@/features/releases/prepare-dialog').then(file => ({ default: file.PrepareDialog })),
)

/** Drafts for many payees at once. */
function PrepareButton() {
  const t = usePhrases('releases')
  const [isOpen, setOpen] = useState(false)
  return (
    <Can code="commission.release.create">
      <Button icon="people" onClick={() => setOpen(true)}>
        {t('prepare.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <PrepareDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Can>
  )
}

const PayManyDialog = lazy(() =>
  import('@/features/releases/pay-many-dialog').then(file => ({ default: file.PayManyDialog })),
)

function PayManyButton(picked: PickedRows) {
  const t = usePhrases('releases')
  return (
    <PickedButton variant="primary" icon="send-check" label={t('pay_many.open')} picked={picked}>
      {asked => <PayManyDialog {...asked} />}
    </PickedButton>
  )
}
