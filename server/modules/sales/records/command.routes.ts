import { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { idSchema } from '@contract/kernel/ids'
import {
  amendSaleSchema,
  bookSaleSchema,
  cancelSaleSchema,
  forfeitSaleSchema,
  noticeSaleSchema,
  rejectDocumentSchema,
  reserveSaleSchema,
  saleReasonSchema,
  submitDocumentSchema,
} from '@contract/modules/sales/sale.commands'
import { amendmentPreviewSchema } from '@contract/modules/sales/sale.views'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { previewAmendment } from '@server/modules/sales/records/amendment-preview'
import { createAmendmentService } from '@server/modules/sales/records/amendment.service'
import { createDocumentService } from '@server/modules/sales/records/document.service'
import { createDraftService } from '@server/modules/sales/records/draft.service'
import { macedaOf } from '@server/modules/sales/records/maceda'
import { createMoveService } from '@server/modules/sales/records/move.service'
import { shownSale, type Asking, type SaleParts } from '@server/modules/sales/records/sale-parts'
import { SALES_URL, shownSaleAnswer } from '@server/modules/sales/records/sale.routes'
import { waiveProtection } from '@server/modules/sales/records/waive-protection'

const one = z.strictObject({ id: idSchema })
const ofDocument = z.strictObject({ id: idSchema, document: idSchema })
const ofAmendment = z.strictObject({ id: idSchema, amendment: idSchema })
const empty = z.strictObject({}).nullish()
type Rule = PermissionCode | { permission: PermissionCode; or: PermissionCode }

/** Each step of a sale is a command; all answer the sale as it stands then. */
export function saleCommandRoutes(app: PortalApp, platform: Platform, parts: SaleParts): void {
  const drafts = createDraftService(parts)
  const moves = createMoveService(parts)
  const amendments = createAmendmentService(parts)
  const documents = createDocumentService(parts)

  const command = <P extends typeof one | typeof ofDocument | typeof ofAmendment, B extends z.ZodType>(
    path: string,
    rule: Rule,
    summary: string,
    schemas: { params: P; body: B },
    run: (asking: Asking, params: z.infer<P>, version: number | null, body: z.infer<B>) => Promise<void>,
  ) =>
    registerRoute(app, platform, {
      method: 'POST',
      url: `${SALES_URL}/:id/${path}`,
      access: typeof rule === 'string' ? { permission: rule } : rule,
      summary,
      ...schemas,
      response: { 200: shownSaleAnswer },
      needsVersion: true,
      asPortal: true,
      handler: call =>
        call.transaction(async tx => {
          const params = call.params as z.infer<P>
          await run({ tx, actor: call.actor }, params, call.version, call.body as z.infer<B>)
          return { data: await shownSale(tx.db, call.actor, params.id) }
        }),
    })

  command(
    'ask-reservation',
    'sales.record.create',
    'Tell those who confirm reservations that a draft is ready',
    { params: one, body: empty },
    (asking, { id }, version) => drafts.askReservation(asking, id, version),
  )
  command(
    'allow-price',
    'sales.record.override_price',
    'Allow the price of a draft that is outside the list',
    { params: one, body: saleReasonSchema },
    (asking, { id }, version, { reason }) => drafts.allowPrice(asking, id, version, reason),
  )
  command(
    'waive-protection',
    'buyer.lead.transfer',
    'Let other sellers sell to a protected lead, with a reason',
    { params: one, body: saleReasonSchema },
    (asking, { id }, version, { reason }) => waiveProtection(asking, parts, id, version, reason),
  )
  command(
    'reserve',
    'sales.record.reserve',
    'Confirm the reservation of a sale',
    { params: one, body: reserveSaleSchema },
    (asking, { id }, version, body) => moves.reserve(asking, id, version, body),
  )
  command(
    'book',
    'sales.record.book',
    'Book a reserved sale, and freeze what it earns whom',
    { params: one, body: bookSaleSchema },
    (asking, { id }, version, { cts_signed_on }) => moves.book(asking, id, version, cts_signed_on),
  )
  command(
    'notice',
    'sales.record.forfeit',
    'Note that the buyer was told that the reservation runs out',
    { params: one, body: noticeSaleSchema },
    (asking, { id }, version, { sent_on }) => moves.notice(asking, id, version, sent_on),
  )
  command(
    'forfeit',
    'sales.record.forfeit',
    'Forfeit a reservation that has run out',
    { params: one, body: forfeitSaleSchema },
    (asking, { id }, version, { note }) => moves.forfeit(asking, id, version, note),
  )
  command(
    'cancel',
    'sales.record.cancel',
    'Cancel a reservation, or ask to cancel a booked sale',
    { params: one, body: cancelSaleSchema },
    (asking, { id }, version, body) =>
      moves.cancel(asking, id, version, body, amendments.submit, sale =>
        macedaOf(asking.tx.db, parts, sale.id),
      ),
  )
  command(
    'reinstate',
    'sales.record.reinstate',
    'Bring a cancelled sale back while its unit is free',
    { params: one, body: saleReasonSchema },
    (asking, { id }, version, { reason }) => moves.reinstate(asking, id, version, reason),
  )
  command(
    'amendments',
    'sales.record.amend',
    'Ask for a change of a sale that is reserved or booked',
    { params: one, body: amendSaleSchema },
    (asking, { id }, version, body) => amendments.ask(asking, id, version, body),
  )
  command(
    'amendments/:amendment/withdraw',
    { permission: 'sales.record.amend', or: 'sales.record.cancel' },
    'Take back a change that one has asked for',
    { params: ofAmendment, body: empty },
    (asking, { id, amendment }, version) => amendments.withdraw(asking, id, version, amendment),
  )
  const place = ({ id, document }: z.infer<typeof ofDocument>, version: number | null) => ({
    sale: id,
    document,
    version,
  })
  command(
    'documents/:document/submit',
    { permission: 'sales.record.edit', or: 'sales.record.create' },
    'Hand a paper of a sale in',
    { params: ofDocument, body: submitDocumentSchema },
    (asking, params, version, body) => documents.submit(asking, place(params, version), body),
  )
  command(
    'documents/:document/verify',
    'buyer.record.verify_document',
    'Accept a paper of a sale',
    { params: ofDocument, body: empty },
    (asking, params, version) => documents.verify(asking, place(params, version)),
  )
  command(
    'documents/:document/reject',
    'buyer.record.verify_document',
    'Refuse a paper of a sale with a reason',
    { params: ofDocument, body: rejectDocumentSchema },
    (asking, params, version, { reason }) => documents.reject(asking, place(params, version), reason),
  )

  registerRoute(app, platform, {
    method: 'POST',
    url: `${SALES_URL}/:id/amendments/preview`,
    access: { permission: 'sales.record.amend' },
    summary: 'A sale before and after a change; writes nothing',
    params: one,
    body: amendSaleSchema,
    response: { 200: dataOf(amendmentPreviewSchema) },
    asPortal: true,
    handler: async call => ({
      data: await call.transaction(tx =>
        previewAmendment({ tx, actor: call.actor }, parts, amendments, call.params.id, call.body),
      ),
    }),
  })
}
