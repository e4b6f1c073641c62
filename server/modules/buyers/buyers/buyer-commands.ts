import { buyerCommands, buyerDocumentCommands } from '@contract/modules/buyers/buyer.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { buyers, giveConsent, withdrawConsent } from '@server/modules/buyers/buyers/consent.service'
import { decide, lockDocument, type DocumentParts } from '@server/modules/buyers/buyers/document.service'

export function registerBuyerCommands(app: PortalApp, platform: Platform, parts: DocumentParts): void {
  // Read and not locked: what is written holds to the version that was read.
  const options = recordOptions(buyers, (tx, access, id) => buyers.get(tx.db, access, id))
  registerCommands(app, platform, buyerCommands, options, {
    consent: context => giveConsent(context, context.body.text_version),
    withdraw_consent: context => withdrawConsent(context, context.body.reason),
  })
  const ofDocument = recordOptions(buyers, (tx, access, buyerId, { params }) =>
    lockDocument(tx, { buyerId, id: (params as { documentId: string }).documentId, access }),
  )
  registerCommands(app, platform, buyerDocumentCommands, ofDocument, {
    verify: context => decide(context, parts, { verified: true, valid_to: context.body.valid_to }),
    reject: context => decide(context, parts, { verified: false, reason: context.body.reason }),
  })
}
