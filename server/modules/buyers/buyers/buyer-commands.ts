import { buyerCommands, buyerDocumentCommands } from '@contract/modules/buyers/buyer-commands'
import type { Condition } from '@server/platform/access/access-where'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerCommands } from '@server/platform/resource/register-commands'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { buyers, giveConsent, withdrawConsent } from '@server/modules/buyers/buyers/consent.service'
import { decide, lockDocument, type DocumentParts } from '@server/modules/buyers/buyers/document.service'

const show = (tx: Tx, access: Condition, id: string) => buyers.get(tx.db, access, id)

export function registerBuyerCommands(app: PortalApp, platform: Platform, parts: DocumentParts): void {
  // Read and not locked: what is written holds to the version that was read.
  const options = { lock: show, show }
  registerCommands(app, platform, buyerCommands, options, {
    consent: context => giveConsent(context, context.body.text_version),
    withdraw_consent: context => withdrawConsent(context, context.body.reason),
  })
  const ofDocument = {
    lock: (tx: Tx, access: Condition, buyerId: string, { params }: AnyCall) =>
      lockDocument(tx, { buyerId, id: (params as { documentId: string }).documentId, access }),
    show,
    asPortal: 'What hangs on a paper, sales and commission, is the portal’s alone to write.',
  }
  registerCommands(app, platform, buyerDocumentCommands, ofDocument, {
    verify: context => decide(context, parts, { verified: true, valid_to: context.body.valid_to }),
    reject: context => decide(context, parts, { verified: false, reason: context.body.reason }),
  })
}
