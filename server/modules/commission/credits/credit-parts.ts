import { parseMoney, type Centavos } from '@contract/kernel/money'
import { credit, type KeptCredit } from '@contract/modules/commission/credit.document'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { notFound, Problem } from '@server/platform/http/problems'
import { writtenRecord } from '@server/platform/resource/written-record'
import type { SaleSellersPort } from '@server/platform/selling/sale-sellers-port'
import { adjustCommission, type PostedChange } from '@server/modules/commission/adjustments/adjust-commission'
import { changeLines } from '@server/modules/commission/adjustments/change-lines'
import { refuseOwn, usersOf } from '@server/modules/commission/adjustments/own-sale'
import { isAsShown } from '@server/modules/commission/adjustments/plan-correction'
import { creditValues, findBilledSale, planCredit } from '@server/modules/commission/credits/plan-credit'
import { findActing } from '@server/modules/commission/releases/hand.repository'

/** What a credit to a developer does of its own at each step. */
export function createCreditParts({ sellers: port }: { sellers: SaleSellersPort }): DocumentParts {
  const planned = (
    tx: Tx,
    { sale_id, tranche_id, amount }: Pick<KeptCredit, 'sale_id' | 'tranche_id' | 'amount'>,
  ) =>
    asPortal(tx, async ({ db }) => {
      const billed = await findBilledSale(db, port, sale_id)
      return { ...billed, plan: planCredit(billed, { tranche_id, amount: parseMoney(amount) }) }
    })
  return documentParts(credit, {
    hooks: {
      async beforeWrite(tx, values, before) {
        const written = writtenRecord<KeptCredit>({ ...values }, before)
        // Of another unit a sale is as good as not there.
        if (!(await port.find(tx.db, written.sale_id))) throw notFound()
        const { sale, plan } = await planned(tx, written)
        await refuseOwn(tx, 'credit_own', sale)
        return { ...values, ou_id: sale.ou_id, ...creditValues(plan) }
      },
      async beforeSubmit(tx, row) {
        refuseOther((await planned(tx, row)).plan, row.changes)
      },
      async onVoided(tx, row, reason) {
        if (row.entry_id !== null) await carryOut(tx, port, row, { amount: -parseMoney(row.amount), reason })
      },
      // Whoever loses by it is never asked.
      barred: (tx, row) =>
        asPortal(tx, async ({ db }) => {
          const sale = await port.find(db, row.sale_id)
          return sale ? usersOf(sale) : []
        }),
      moreLines: (_tx, row, { locale }) => Promise.resolve(changeLines(row.changes, locale)),
    },
    handlers: {
      async post({ tx, record: row }, move) {
        await move('post', await postCredit(tx, port, row))
      },
    },
  })
}

/** Below nothing where it is taken back. */
function carryOut(
  tx: Tx,
  port: SaleSellersPort,
  { sale_id, tranche_id, id, changes }: KeptCredit,
  { amount, reason }: { amount: Centavos; reason: string },
): Promise<PostedChange> {
  return asPortal(tx, async portal => {
    await port.lock(portal, sale_id)
    const billed = await findBilledSale(portal.db, port, sale_id)
    const waiver = { tranche_id, amount }
    if (amount > 0n) refuseOther(planCredit(billed, waiver), changes)
    const { commission, counted, sale_no } = billed
    const by = await findActing(portal.db)
    const change = { cause: 'credit', reason, by, source_id: id, waiver } as const
    return adjustCommission(portal, { commission, counted, sale_no, ...change })
  })
}

/** Posts a credit that was agreed to; gives what the document keeps of it. */
export async function postCredit(tx: Tx, port: SaleSellersPort, row: KeptCredit) {
  const { entry_id, on } = await carryOut(tx, port, row, { ...row, amount: parseMoney(row.amount) })
  return { entry_id, posted_on: on }
}

/** Carried out as it was shown to whoever agreed, or not at all. */
function refuseOther(plan: Parameters<typeof isAsShown>[0], shown: KeptCredit['changes']): void {
  if (!isAsShown(plan, shown)) throw new Problem('rule_broken', 'credit_changed')
}
