import { lazy, Suspense, useState } from 'react'
import { paymentLine, type PaymentImportAnswer } from '@contract/modules/sales/payment-import.calls'
import type { ListedPaymentImport } from '@contract/modules/sales/payment-import.resource'
import { ImportReport } from '@/features/sales/payments/import-report'
import {
  paymentImports,
  useImportPaymentsMutation,
  importActions,
} from '@/features/sales/payments/payments.api'
import { useCan } from '@/shared/access/use-can'
import { CommandButton } from '@/shared/command/command-button'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ImportApi } from '@/shared/record/import/use-import'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

const reports: ImportApi<PaymentImportAnswer> = {
  useImportMutation: useImportPaymentsMutation,
  tellsFile: true,
  report: answer => <ImportReport answer={answer} />,
}

const COLUMNS = {
  file_name: { width: 240, pinned: 'start' },
  created_at: { width: 160 },
  imported_by: { width: 160 },
  ou_id: { width: 150 },
  row_count: { width: 110 },
  left_out: { width: 110 },
  total_amount: { width: 150 },
  reversed_at: {
    width: 190,
    render: (row: ListedPaymentImport) => <ReverseImport batch={row} />,
  },
  reversed_by: { hidden: true },
  reverse_reason: { width: 200 },
  updated_at: { hidden: true },
} as const

/** The developers' reports that were taken in; each can be taken back as a whole. */
export function ImportList() {
  const t = usePhrases('sale-payments')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  const mayImport = can('sales.payment.import') && can('integration.import.run')
  const open = mayImport && (
    <Button variant="primary" icon="upload" onClick={() => setOpen(true)}>
      {t('imports.open')}
    </Button>
  )
  return (
    <div className="stack">
      {open && <div className="cluster">{open}</div>}
      <ResourceScreen
        api={paymentImports}
        namespace="sale-payments"
        name="imports"
        columns={COLUMNS}
        recordPath={null}
        readOnly
        isPart
        next={open || undefined}
      />
      {isOpen && (
        <Suspense>
          <ImportWizard
            resource={paymentLine}
            api={reports}
            namespace="sale-payments"
            list="line"
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

type ReverseImportProps = { batch: ListedPaymentImport }

/** Whether a report was taken back, or the way to do so. */
function ReverseImport({ batch }: ReverseImportProps) {
  const t = usePhrases('sale-payments')
  const formats = useFormats()
  if (batch.reversed_at)
    return <Badge>{t('imports.reversed', { on: formats.shortDate(batch.reversed_at) })}</Badge>
  return (
    <CommandButton
      size="sm"
      variant="quiet"
      label={t('command.reverse.submit')}
      command={importActions.reverse}
      record={batch}
      recordName={batch.file_name}
      namespace="sale-payments"
      figures={{ count: batch.row_count }}
      isGrave
    />
  )
}
