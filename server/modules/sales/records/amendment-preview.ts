import type { z } from 'zod'
import type { AmendSale } from '@contract/selling/sale.commands'
import type { amendmentPreviewSchema } from '@contract/modules/sales/sale.views'
import type { AmendmentPlan } from '@server/modules/sales/records/amendment-plan'
import type { createAmendmentService } from '@server/modules/sales/records/amendment.service'
import { storedTermsOf } from '@server/modules/sales/records/stored-terms'
import { saleParametersOf } from '@server/modules/sales/records/sale-parameters'
import { readerOf } from '@server/modules/sales/records/commission-reader.repository'
import type { SaleParts } from '@server/modules/sales/records/sale-parts'
import { figuresOf, isProblem, sellersOf, type Figures } from '@server/modules/sales/records/sale-plan'
import { commissioned, shownPrice, shownSchedule } from '@server/modules/sales/records/sale-preview'
import { readSale, type StoredSale } from '@server/modules/sales/records/sale.repository'
import { findSaleSellers } from '@server/modules/sales/records/seller.repository'
import type { Caller } from '@server/platform/access/caller'

type Service = ReturnType<typeof createAmendmentService>

export async function previewAmendment(
  caller: Caller,
  parts: SaleParts,
  service: Service,
  id: string,
  asked: AmendSale,
): Promise<z.infer<typeof amendmentPreviewSchema>> {
  const { db } = caller.tx
  const { unit, ...plan } = await service.preview(caller, id, asked)
  const sale = (await readSale(db, id)) as StoredSale
  const figures =
    plan.figures ??
    countedOf(figuresOf(storedTermsOf(sale, unit, await saleParametersOf(caller.tx, sale, unit))))
  const sellers = plan.sellers ?? (await presentSellers(caller, sale))
  return {
    before: plan.before,
    after: plan.after,
    preview: {
      price: figures && shownPrice(figures),
      schedule: figures && shownSchedule(figures),
      commission:
        figures &&
        (await parts.commission.project(
          db,
          commissioned(unit, figures, sellers),
          await readerOf(db, caller.actor),
        )),
      reservation_valid_to: sale.reservation_valid_to,
      protection: null,
      problems: [],
    },
  }
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
