import { parseMoney } from '@contract/kernel/money'
import type { KeptReceipt } from '@contract/modules/collection/receipt.resource'
import type { Db } from '@server/platform/db/database'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { findOwedToDeveloper } from '@server/modules/collection/offset.repository'

type Offset = Pick<KeptReceipt, 'mode' | 'developer_id' | 'ou_id' | 'received_on' | 'cash_amount'>

/** No more is offset than the company owes the developer. */
export async function checkOffset(db: Db, receipt: Offset, except: string | null): Promise<void> {
  if (receipt.mode !== 'offset') return
  const { developer_id, ou_id, received_on: on, cash_amount } = receipt
  const owed = await findOwedToDeveloper(db, { developer_id, ou_id, on }, except)
  if (parseMoney(cash_amount) > parseMoney(owed))
    refuseBroken([{ path: 'cash_amount', code: 'receipt_offset_above_owed' }])
}
