import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { notifyDesk } from '@server/platform/notifications/notify-desk'
import { findSharers, findToldSale } from '@server/modules/commission/notices/sellers-users.repository'

/** Who bills developers in the unit. */
const DESK = 'commission.soa.send'

/** Sellers and accounting hear that commission can be billed: once, however many tranches opened at one time. */
export async function tellEligible(
  tx: Tx,
  saleId: string,
  { trancheIds, on }: { trancheIds: readonly string[]; on: string },
): Promise<void> {
  if (trancheIds.length === 0) return
  await asPortal(tx, async portal => {
    const sale = await findToldSale(portal.db, saleId)
    if (!sale) return
    const notice = {
      kind: 'tranche.eligible',
      subject: { type: 'sale', id: saleId },
      params: { sale: sale.sale_no ?? '', unit: sale.unit_code },
      dedupeKey: `${on}:${trancheIds.toSorted().join(':')}`,
    } as const
    const to = await findSharers(portal.db, trancheIds)
    await notify(portal, { ...notice, to, path: `/sales/record?record=${saleId}&tab=commission` })
    await notifyDesk(
      portal,
      { permission: DESK, ou_id: sale.ou_id },
      { ...notice, path: '/commission/generate/soa' },
    )
  })
}
