import { useState } from 'react'
import type { ListedPaymentImport } from '@contract/modules/sales/payment-import.resource'
import { importActions } from '@/features/sales/payments/payments.api'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

export type ReverseImportProps = { batch: ListedPaymentImport }

/** Whether a report was taken back, or the way to do so. */
export function ReverseImport({ batch }: ReverseImportProps) {
  const t = usePhrases('sale-payments')
  const formats = useFormats()
  const [isAsking, setAsking] = useState(false)
  if (batch.reversed_at)
    return <Badge>{t('imports.reversed', { on: formats.shortDate(batch.reversed_at) })}</Badge>
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        {t('command.reverse.submit')}
      </Button>
      {isAsking && (
        <LateCommandDialog
          command={importActions.reverse}
          record={batch}
          namespace="sale-payments"
          recordName={batch.file_name}
          figures={{ count: batch.row_count }}
          isGrave
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
