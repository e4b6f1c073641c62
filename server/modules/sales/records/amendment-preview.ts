import type { z } from 'zod'
import type { Locale } from '@contract/kernel/locales'
import type { AmendSale } from '@contract/selling/sale.calls'
import type { amendmentPreviewSchema } from '@contract/modules/sales/sale.views'
import type { AmendmentPlan } from '@server/modules/sales/records/amendment-plan'
import type { createAmendmentService } from '@server/modules/sales/records/amendment.service'
import { storedTermsOf } from '@server/modules/sales/records/stored-terms'
import { saleParametersOf } from '@server/modules/sales/records/sale-parameters'
import { readerOf } from '@server/modules/sales/records/commission-reader.repository'
import { lockReached, saleRecord, type SaleParts } from '@server/modules/sales/records/sale-parts'
import {
  figuresOf,
  isProblem,
  sellersOf,
  type Figures,
  type PlannedSellers,
} from '@server/modules/sales/records/sale-plan'
import { saleSellersPort } from '@server/modules/sales/records/sale-sellers-port'
import { commissioned, shownPrice, shownSchedule } from '@server/modules/sales/records/sale-preview'
import type { StoredSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'
import { accessWhere } from '@server/platform/access/access-where'
import { asPortal } from '@server/platform/db/as-portal'
import type { Caller } from '@server/platform/access/caller'
import { say } from '@server/platform/phrases/say'
import type { CommissionedSale } from '@server/platform/selling/commission-port'

type AmendmentPreview = z.infer<typeof amendmentPreviewSchema>
type Service = ReturnType<typeof createAmendmentService>

export async function previewAmendment(
  caller: Caller & { locale: Locale },
  parts: SaleParts,
  service: Service,
  id: string,
  asked: AmendSale,
): Promise<AmendmentPreview> {
  const { tx, actor } = caller
  const sale = await lockReached(tx, accessWhere(actor, 'amend', saleRecord), id)
  // Its sellers, and what each of them would earn, stand in other units.
  return asPortal(tx, portal => previewOf({ ...caller, tx: portal }, parts, service, sale, asked))
}

async function previewOf(
  caller: Caller & { locale: Locale },
  parts: SaleParts,
  service: Service,
  sale: StoredSale,
  asked: AmendSale,
): Promise<AmendmentPreview> {
  const { db } = caller.tx
  const { unit, ...plan } = await service.preview(caller, sale, asked)
  const figures =
    plan.figures ??
    countedOf(figuresOf(storedTermsOf(sale, unit, await saleParametersOf(caller.tx, sale, unit))))
  const sellers = plan.sellers ?? (await presentSellers(caller, sale))
  const counted = figures && commissioned(unit, figures, sellers)
  const reader = await readerOf(db, caller.actor)
  return {
    before: plan.before,
    after: plan.after,
    preview: {
      price: figures && shownPrice(figures),
      schedule: figures && shownSchedule(figures),
      commission:
        // What was locked is counted by its own scheme, not by that of its day as it is today.
        counted && sale.status !== 'booked' ? await parts.commission.project(db, counted, reader) : null,
      reservation_valid_to: sale.reservation_valid_to,
      protection: null,
      problems: [],
    },
    commission:
      counted && sale.status === 'booked' ? await comingOf(caller, parts, { sale, counted, sellers }) : null,
  }
}

/** Of a booked sale: the adjustment that follows once the change is agreed to. */
async function comingOf(
  { tx, actor, locale }: Caller & { locale: Locale },
  { commission }: SaleParts,
  { sale, counted, sellers }: { sale: StoredSale; counted: CommissionedSale; sellers: PlannedSellers },
): Promise<AmendmentPreview['commission']> {
  const before = await saleSellersPort.find(tx.db, sale.id)
  if (!before) return null
  const { sellers: next } = await saleSellersPort.with(tx.db, before, sellers.inputs)
  const { id, ou_id, status } = before
  const coming = await commission.coming(
    tx,
    { ...counted, id, ou_id, status, sellers: next },
    await readerOf(tx.db, actor),
  )
  if (!coming) return null
  const moves = coming.is_billed && counted.developer_id !== before.developer_id
  const refusal = moves ? 'commission_billed' : coming.refusal
  return { changes: [...coming.changes], refusal: refusal && say(locale, refusal) }
}

const countedOf = (figures: ReturnType<typeof figuresOf>): Figures | null =>
  isProblem(figures) ? null : figures

async function presentSellers(
  { tx }: Caller,
  sale: StoredSale,
): Promise<NonNullable<AmendmentPlan['sellers']>> {
  const present = await findSaleSellers(tx.db, sale.id)
  const inputs = present.map(({ seller_id, level, share_weight }) => ({ seller_id, level, share_weight }))
  return sellersOf(tx.db, inputs, sale.reservation_date)
}
