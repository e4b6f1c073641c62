import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { scopeOf, type Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { findEmployee, findOwnEmployee } from '@server/platform/people/employees.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { isVisible } from '@server/modules/buyers/buyers/buyer.repository'

const resource = buyerResource

type OwnedRow = { ou_id: string; owner_employee_id: string | null }

/** Whose client a new buyer is: of a seller who acts for themselves, their own; else whom the sales desk names. */
export async function ownerOfNew(
  tx: Tx,
  actor: Actor,
  { ou_id, owner_employee_id }: OwnedRow,
): Promise<string | null> {
  const own = await findOwnEmployee(tx.db)
  const scope = scopeOf(actor, 'buyer.record.create')
  if (scope === 'own') {
    if (!own) refuseBroken([{ path: 'owner_employee_id', code: 'own_employee_needed' }])
    if (own && own.ou_id !== ou_id) refuseBroken([{ path: 'ou_id', code: 'owner_of_other_unit' }])
    if (owner_employee_id !== null && owner_employee_id !== own?.id)
      refuseBroken([{ path: 'owner_employee_id', code: 'owner_not_you' }])
    return own?.id ?? null
  }
  await checkOwner(tx, { ou_id, owner_employee_id })
  return owner_employee_id
}

/** A client is of the unit that their seller works in. */
export async function checkOwner(tx: Tx, { ou_id, owner_employee_id }: OwnedRow): Promise<void> {
  if (owner_employee_id === null) return
  const owner = await findEmployee(tx.db, owner_employee_id)
  if (!owner?.is_active || owner.ou_id !== ou_id)
    refuseBroken([{ path: 'owner_employee_id', code: 'owner_of_other_unit' }])
}

/** Only a buyer whom one may see, of the same unit, can be named as the spouse: a name would be told otherwise. */
export async function checkSpouse(
  tx: Tx,
  actor: Actor,
  { ou_id, spouse_buyer_id }: { ou_id: string; spouse_buyer_id: string | null },
): Promise<void> {
  if (spouse_buyer_id === null) return
  if (!(await isVisible(tx.db, accessWhere(actor, 'view', resource), spouse_buyer_id, ou_id)))
    refuseBroken([{ path: 'spouse_buyer_id', code: 'reference_unknown' }])
}
