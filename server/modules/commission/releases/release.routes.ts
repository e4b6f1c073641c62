import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { releaseListCommands } from '@contract/modules/commission/release.commands'
import {
  releasableQuery,
  releasableSchema,
  releaseChoicesSchema,
  releasePreviewQuery,
} from '@contract/modules/commission/release-line'
import { releaseMailingSchema } from '@contract/modules/commission/release-link'
import { release } from '@contract/modules/commission/release.document'
import { accessWhere, reachWhere } from '@server/platform/access/access-where'
import { requireUnit } from '@server/platform/access/require-unit'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { DocumentParts } from '@server/platform/documents/document-parts'
import { draftDocument } from '@server/platform/documents/draft-document'
import { registerFile } from '@server/platform/files/register-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { mailedPapers } from '@server/platform/links/paper-links'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { openSellerNumber } from '@server/platform/people/open-seller-number'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { noRecords } from '@server/platform/resource/run-command'
import { externalReleaseRoutes } from '@server/modules/commission/releases/external-release.routes'
import { paymentSubject } from '@server/modules/commission/releases/mail-payee'
import { findPayeeAddress } from '@server/modules/commission/releases/payee-address.repository'
import { findTransfers } from '@server/modules/commission/releases/batch.repository'
import { askPayment, payMany } from '@server/modules/commission/releases/pay-many'
import { transferFile } from '@server/modules/commission/releases/transfer-file'
import { releaseChoices } from '@server/modules/commission/releases/release-choices'
import { findWaitingPayees } from '@server/modules/commission/releases/waiting-payees.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const RELEASES = `/api/v1${release.resource.path}`
const NOTHING_CHOSEN = {
  ...{ share_ids: null, holdback_ids: null, payee_invoice_no: null },
  ...{ other_kind: null, other_amount: '0.00', other_note: null },
}

export type ReleaseRouteParts = { releases: DocumentParts; advances: AdvancePort; seal: ColumnSeal }

/** Who could be paid, and drafts of many at once. */
export function releaseRoutes(
  app: PortalApp,
  platform: Platform,
  { releases: parts, advances, seal }: ReleaseRouteParts,
): void {
  const repository = createRepository(release.resource)
  externalReleaseRoutes(app, platform)

  registerRead(app, platform, {
    url: `${RELEASES}/releasable`,
    access: { permission: 'commission.release.create' },
    summary: 'Payees of a unit whose commission may be released, with the amounts',
    query: releasableQuery,
    answers: releasableSchema,
    read: async ({ db }, { actor, query: { ou_id } }) => {
      requireUnit(actor, ou_id)
      return findWaitingPayees(db, ou_id, await businessDay(db))
    },
  })

  registerRead(app, platform, {
    url: `${RELEASES}/choices`,
    access: { permission: 'commission.release.create' },
    summary:
      'What a release of a payee in a unit could pay, share by share, and what keeps him from being paid',
    query: releasePreviewQuery,
    answers: releaseChoicesSchema,
    read: async (tx, call) => {
      requireUnit(call.actor, call.query.ou_id)
      return releaseChoices(tx, call.query)
    },
  })

  registerCommands(app, platform, releaseListCommands, noRecords, {
    async prepare({ tx, call, body: { ou_id, seller_ids }, audit }) {
      const ids: string[] = []
      for (const seller_id of new Set(seller_ids))
        ids.push(await draftDocument(tx, call, parts, { ...NOTHING_CHOSEN, ou_id, seller_id }))
      audit({ releases: ids })
      return { ids }
    },
    ask_payment: ({ tx, call, body: { ids } }) => askPayment(tx, call, ids),
    async pay_many({ tx, actor, body, audit }) {
      const paid = await payMany(tx, { actor, advances, publicUrl: platform.publicUrl() }, body)
      audit(paid)
      return paid
    },
  })

  registerFile(app, platform, {
    url: `${RELEASES}/transfers.csv`,
    access: { permission: 'commission.release.export' },
    summary: 'The bank transfers of releases that were paid together, as a file for the bank',
    query: z.strictObject({ batch_id: idSchema }),
    leavesTrace: true,
    read: async (tx, call) => {
      const access = reachWhere(call.actor, ['commission.release.export'], release.resource)
      const transfers = await findTransfers(tx.db, call.query.batch_id, access)
      if (transfers.length === 0) throw notFound()
      const content = await transferFile(transfers, openSellerNumber(tx, seal, 'payout_account_no'))
      return { file_name: `Transfers ${transfers[0]?.number ?? ''}.csv`, mime: 'text/csv', content }
    },
    file: made => made,
  })

  registerRead(app, platform, {
    url: `${RELEASES}/:id/mailing`,
    access: { permission: 'commission.release.view' },
    summary: 'Whether the payee has an address, and what he answered by the link that he was mailed',
    params: recordParams,
    answers: releaseMailingSchema,
    read: async (tx, call) => {
      const access = accessWhere(call.actor, 'view', release.resource)
      const row = await repository.get(tx.db, access, call.params.id)
      const address = await asPortal(tx, ({ db }) => findPayeeAddress(db, row.seller_id))
      return {
        has_address: address !== null,
        mails: releaseMailingSchema.shape.mails.parse(await mailedPapers(tx, paymentSubject(row))),
      }
    },
  })
}
