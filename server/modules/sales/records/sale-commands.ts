import { saleCommands } from '@contract/modules/sales/sale.commands'
import { saleDocumentCommands } from '@contract/modules/sales/sale-document.commands'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerCommands } from '@server/platform/resource/register-commands'
import { recordOptions } from '@server/platform/resource/run-command'
import { createAmendmentService } from '@server/modules/sales/records/amendment.service'
import { createDocumentService, lockDocumentOfSale } from '@server/modules/sales/records/document.service'
import { createDraftService } from '@server/modules/sales/records/draft.service'
import { macedaOf } from '@server/modules/sales/records/maceda'
import { createMoveService } from '@server/modules/sales/records/move.service'
import { lockReached, sales, type SaleParts } from '@server/modules/sales/records/sale-parts'
import type { StoredSale } from '@server/modules/sales/records/sale.repository'
import { waiveProtection } from '@server/modules/sales/records/waive-protection'

const options = recordOptions<StoredSale>(sales, lockReached)

/** Each step of a sale is a command; all answer the sale as it stands then. */
export function registerSaleCommands(app: PortalApp, platform: Platform, parts: SaleParts): void {
  const drafts = createDraftService(parts)
  const moves = createMoveService(parts)
  const amendments = createAmendmentService(parts)
  const documents = createDocumentService(parts)
  registerCommands(app, platform, saleCommands, options, {
    draft: context => drafts.create(context, context.body),
    change: context => drafts.change(context, context.body),
    discard: context => drafts.discard(context),
    ask_reservation: context => drafts.askReservation(context),
    allow_price: context => drafts.allowPrice(context, context.body.reason),
    waive_protection: context => waiveProtection(context, parts, context.body.reason),
    reserve: context => moves.reserve(context, context.body),
    book: context => moves.book(context, context.body.cts_signed_on),
    notice: context => moves.notice(context, context.body.sent_on),
    forfeit: context => moves.forfeit(context, context.body.note),
    cancel: context =>
      moves.cancel(context, context.body, amendments.submit, sale => macedaOf(context.tx.db, parts, sale.id)),
    reinstate: context => moves.reinstate(context, context.body.reason),
    amend: context => amendments.ask(context, context.body),
    withdraw_amendment: context => amendments.withdraw(context, context.ids.amendment),
  })
  registerCommands(app, platform, saleDocumentCommands, recordOptions(sales, lockDocumentOfSale), {
    submit_document: context => documents.submit(context, context.body),
    verify_document: context => documents.verify(context),
    reject_document: context => documents.reject(context, context.body.reason),
  })
}
