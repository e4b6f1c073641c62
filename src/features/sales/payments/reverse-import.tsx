import { useState } from 'react'
import { reversePaymentSchema } from '@contract/modules/sales/payment.commands'
import type { ListedPaymentImport } from '@contract/modules/sales/payment-import.resource'
import { paymentImports, useReversePaymentImportMutation } from '@/features/sales/payments/payments.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
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
  const dispatch = useAppDispatch()
  const [reverse] = useReversePaymentImportMutation()
  const { id, row_version, file_name: name, row_count: count } = batch
  const form = usePortalForm<{ reason: string }>({
    schema: reversePaymentSchema,
    defaultValues: { reason: '' },
    onSubmit: async ({ reason }) => {
      await reverse({ id, row_version, reason }).unwrap()
      dispatch(success(t('imports.reversed_done', { name })))
      onClose()
    },
    onStale: () => dispatch(paymentImports.wentStale(id)),
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
