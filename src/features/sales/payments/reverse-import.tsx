import { useState } from 'react'
import type { ListedPaymentImport } from '@contract/modules/sales/payment-import.resource'
import { importActions } from '@/features/sales/payments/payments.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
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
        {t('imports.reverse')}
      </Button>
      {isAsking && <ReverseDialog batch={batch} onClose={() => setAsking(false)} />}
    </>
  )
}

function ReverseDialog({ batch, onClose }: ReverseImportProps & { onClose: () => void }) {
  const t = usePhrases('sale-payments')
  const { file_name: name, row_count: count } = batch
  const form = useCommandForm(importActions.reverse, {
    record: batch,
    defaultValues: { reason: '' },
    done: () => t('imports.reversed_done', { name }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('imports.reverse_title', { name })}
      submit={t('imports.reverse')}
      isGrave
      onClose={onClose}
    >
      <p className="mb-0">{t('imports.reverse_text', { count })}</p>
      <FormLongText form={form} name="reason" label={t('fields.reason')} required />
    </FormDialog>
  )
}
