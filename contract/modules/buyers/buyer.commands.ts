import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { buyerDocumentSchema, verifyDocumentSchema } from '@contract/modules/buyers/buyer.calls'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { consentSchema } from '@contract/modules/buyers/consent'
import { reasonFields } from '@contract/kernel/reason-fields'

export const buyerCommands = defineCommands(withTouches(buyerResource, ['sale']), {
  consent: {
    permission: { permission: 'buyer.record.create', or: 'buyer.record.edit' },
    summary: 'Record that a buyer agreed to how their data is kept',
    body: consentSchema,
  },
  withdraw_consent: {
    permission: 'buyer.record.edit',
    summary: 'Record that a buyer no longer agrees',
    fields: reasonFields,
  },
})

/** Apart from the other commands: their version is that of the paper. */
export const buyerDocumentCommands = defineCommands(withTouches(buyerResource, ['buyer_document', 'sale']), {
  verify: {
    path: 'documents/:documentId/verify',
    permission: 'buyer.record.verify_document',
    summary: 'Accept a paper of a buyer',
    body: verifyDocumentSchema,
    answer: buyerDocumentSchema,
  },
  reject: {
    path: 'documents/:documentId/reject',
    permission: 'buyer.record.verify_document',
    summary: 'Refuse a paper of a buyer and say why',
    fields: reasonFields,
    answer: buyerDocumentSchema,
  },
})
