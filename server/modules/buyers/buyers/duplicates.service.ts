import { DUPLICATE_SIGNS, type Duplicates, type FindDuplicates } from '@contract/modules/buyers/buyer.calls'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Tx } from '@server/platform/db/transaction'
import { findElsewhere, findSame } from '@server/modules/buyers/buyers/buyer.repository'
import { fingerprintOf, numberHash } from '@server/modules/buyers/buyers/buyer-seal'

const resource = buyerResource

/** Whom one may see is named; of anybody else it is told in which unit they are, and nothing more. */
export async function findDuplicates(
  tx: Tx,
  actor: Actor,
  seal: ColumnSeal,
  asked: FindDuplicates,
): Promise<Duplicates> {
  const signs = {
    tin: numberHash(seal, 'tin', asked.tin),
    gov_id_no: numberHash(seal, 'gov_id_no', asked.gov_id_no),
    mobile: asked.mobile === null ? null : fingerprintOf(seal, asked.mobile),
    exceptId: asked.except_id,
  }
  const same = await findSame(tx.db, accessWhere(actor, 'view', resource), signs)
  const known = new Set(same.map(({ ou_code }) => ou_code))
  const elsewhere = await findElsewhere(tx.db, signs)
  return {
    here: same.map(({ id, buyer_no, full_name, ou_code, ...by }) => ({
      id,
      buyer_no,
      full_name,
      ou_code,
      same: DUPLICATE_SIGNS.filter(sign => by[sign]),
    })),
    elsewhere: elsewhere.filter(code => !known.has(code)),
  }
}
