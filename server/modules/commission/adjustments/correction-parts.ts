import { correction, type Correction } from '@contract/modules/commission/correction.document'
import type { SaleSellerInput } from '@contract/selling/sale.calls'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { notFound, Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import type { CommissionPort } from '@server/platform/selling/commission-port'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import { changeLines } from '@server/modules/commission/adjustments/change-lines'
import { refuseOwn, usersOf } from '@server/modules/commission/adjustments/own-sale'
import {
  isAsShown,
  planCorrection,
  plannedValues,
} from '@server/modules/commission/adjustments/plan-correction'
import { findActing } from '@server/modules/commission/releases/hand.repository'

type Parts = { sellers: SaleSellersPort; commission: Pick<CommissionPort, 'recompute' | 'reevaluate'> }

/** What a correction of shares does of its own at each step. */
export function createCorrectionParts({ sellers: port, commission }: Parts): DocumentParts {
  const planned = (tx: Tx, { sale_id, sellers }: Pick<Correction, 'sale_id' | 'sellers'>) =>
    asPortal(tx, ({ db }) => planCorrection(db, port, sale_id, sellers as SaleSellerInput[]))

  return documentParts(correction, {
    hooks: {
      async beforeWrite(tx, values, before) {
        const written = writtenRecord<Correction>({ ...values }, before)
        // Of another unit a sale is as good as not there.
        if (!(await port.find(tx.db, written.sale_id))) throw notFound()
        const plan = await planned(tx, written)
        await refuseOwn(tx, 'correction_own', plan.sale, plan.next)
        return { ...values, ou_id: plan.sale.ou_id, ...plannedValues(plan) }
      },
      async beforeSubmit(tx, row) {
        const plan = await planned(tx, row)
        if (plan.changes.length === 0) refuseBroken([{ path: 'sellers', code: 'correction_changes_nothing' }])
        if (!isAsShown(plan, row.changes)) throw new Problem('rule_broken', 'correction_changed')
      },
      async onApproved(tx, row) {
        const { id, sale_id, sellers, reason, changes } = row
        await asPortal(tx, async portal => {
          await port.lock(portal, sale_id)
          const plan = await planCorrection(portal.db, port, sale_id, sellers as SaleSellerInput[])
          if (!isAsShown(plan, changes)) throw new Problem('rule_broken', 'correction_changed')
          const by = await findActing(portal.db)
          const sale = await port.write(portal, sale_id, sellers as SaleSellerInput[], { by, reason })
          await commission.recompute(portal, sale, {
            ...{ cause: 'correction', reason, by, source_id: id, moves_developer: false },
          })
          await commission.reevaluate(portal, sale_id)
        })
      },
      // Whoever gains or loses by it is never asked.
      async barred(tx, row) {
        const plan = await planned(tx, row)
        return usersOf(plan.sale, plan.next)
      },
      moreLines: (_tx, row, { locale }) => Promise.resolve(changeLines(row.changes, locale)),
    },
    handlers: {},
  })
}
