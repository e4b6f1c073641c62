import { sales } from '@/features/sales/sales-lists.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { saleDocumentActions } from '@/shared/document-desk/document-desk.api'
import { FormDate } from '@/shared/form/form-date'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormFile } from '@/shared/form/form-file'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { sendAttachment } from '@/shared/record/stored-files'
import type { SaleRow } from '@contract/modules/sales/sale.resource'
import type { z } from 'zod'
import type { saleDocumentSchema } from '@contract/modules/sales/sale.views'

export type DocumentRowProps = { sale: SaleRow; document: z.infer<typeof saleDocumentSchema> }

export type SubmitDocumentDialogProps = DocumentRowProps & { onClose: () => void }

type Values = { attachment_id: string | null; valid_to: string | null }

export function SubmitDocumentDialog({ sale, document, onClose }: SubmitDocumentDialogProps) {
  const t = usePhrases('sale-documents')
  const name = storedName('document_requirement', document.name)
  const form = useCommandForm<Values, unknown>(saleDocumentActions.submit_document, {
    record: { id: sale.id, row_version: document.row_version },
    ids: { document: document.id },
    defaultValues: { attachment_id: null, valid_to: null },
    done: () => t('documents.submitted', { name }),
    onDone: onClose,
  })
  return (
    <FormDialog form={form} title={name} submit={t('documents.submit')} onClose={onClose}>
      <FormFile
        form={form}
        name="attachment_id"
        label={t('documents.file')}
        send={sendAttachment(sales.url, sale.id)}
        required
      />
      <FormDate form={form} name="valid_to" label={t('documents.valid')} optional />
    </FormDialog>
  )
}
