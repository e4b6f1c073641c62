import type { ProtectedNumber } from '@contract/modules/people/protected-numbers'
import { SELLER_NUMBERS, type SellerProfile } from '@contract/modules/people/seller-profile.resource'
import { checkSeller } from '@contract/modules/people/seller-profile.rules'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { notify } from '@server/platform/notifications/notify'
import { findEmployee } from '@server/platform/people/employees.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { isNumberTaken } from '@server/modules/people/number.repository'
import { findBroker, findWhosePayoutChanged } from '@server/modules/people/seller-profile.repository'
import { withSealed } from '@server/modules/people/sealed-numbers'

const table = 'seller_profile'

export function sellerProfileHooks(seal: ColumnSeal): ResourceHooks {
  return {
    async beforeWrite(tx, _call, values, before) {
      const isTaken = async (name: ProtectedNumber, hash: string) =>
        name === 'tin' && isNumberTaken(tx.db, table, name, hash, before?.id ?? null)
      const stored = await withSealed({ seal, table, isTaken }, SELLER_NUMBERS, values)
      const seller = { ...NOTHING, ...writtenRecord<SellerProfile>(stored, before) }
      const above = seller.supervising_broker_id
      refuseBroken(checkSeller(seller, above === null ? null : await findBroker(tx.db, above)))
      if (!before) await checkUnit(tx, seller)
      return stored
    },
    // Whoever is paid notices before money goes there: transfers wait for that.
    async afterWrite(tx, _call, row, before) {
      if (before) await tellPayoutChange(tx, row.id)
    },
  }
}

/** Left out of a new profile: there is none. */
const NOTHING = { tin_masked: null, payout_account_no_masked: null }

/** The profile of an employee stands in the employee's unit. */
async function checkUnit(tx: Tx, { employee_id, ou_id }: Pick<SellerProfile, 'employee_id' | 'ou_id'>) {
  if (employee_id === null || (await findEmployee(tx.db, employee_id))?.ou_id === ou_id) return
  refuseBroken([{ path: 'ou_id', code: 'employee_of_other_unit' }])
}

/** Where the account was changed just now, the seller hears that commission is paid there from now on, whoever did it. */
async function tellPayoutChange(tx: Tx, sellerId: string): Promise<void> {
  await asPortal(tx, async portal => {
    const user = await findWhosePayoutChanged(portal.db, sellerId)
    if (user === null) return
    await notify(portal, {
      kind: 'payout.changed',
      to: [user],
      subject: { type: 'seller_profile', id: sellerId },
      params: { on: await businessDay(portal.db) },
      path: '/commission/record',
    })
  })
}
