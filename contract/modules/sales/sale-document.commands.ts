import { defineCommands } from '@contract/kernel/define-commands'
import { linesText } from '@contract/kernel/field-declarations'
import { submitDocumentSchema } from '@contract/selling/sale.calls'
import { saleResource } from '@contract/modules/sales/sale.resource'

const looker = { permission: 'buyer.record.verify_document', scopeOf: 'edit' } as const

/** Apart from the other commands: their version is that of the document, so that nobody verifies a file they have not seen. */
export const saleDocumentCommands = defineCommands(saleResource, {
  submit_document: {
    path: 'documents/:document/submit',
    permission: { permission: 'sales.record.edit', or: 'sales.record.create' },
    summary: 'Upload a document of a sale',
    body: submitDocumentSchema,
  },
  verify_document: {
    ...looker,
    path: 'documents/:document/verify',
    summary: 'Verify a document of a sale',
  },
  reject_document: {
    ...looker,
    path: 'documents/:document/reject',
    summary: 'Reject a document of a sale with a reason',
    fields: { reason: { kind: 'long_text', schema: linesText(3, 1000) } },
  },
})
