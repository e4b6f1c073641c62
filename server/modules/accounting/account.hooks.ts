import {
  checkAccount,
  normalSide,
  pnlGroup,
  type AccountState,
} from '@contract/modules/accounting/account.rules'
import { checkTree } from '@server/platform/resource/hierarchy'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'
import { accountsBelow, findAccountState } from '@server/modules/accounting/account.repository'

type AccountRow = AccountState & { parent_id: string | null }

export const accountHooks: ResourceHooks = {
  async beforeWrite(tx, _call, values, before) {
    const account = writtenRecord<AccountRow>(values, before)
    refuseBroken(await checkTree(tx, 'account', account.id, account.parent_id))
    const parent = account.parent_id === null ? null : await findAccountState(tx.db, account.parent_id)
    const below = account.id === null ? [] : await accountsBelow(tx.db, account.id)
    refuseBroken(checkAccount(account, parent, below))
    const { type } = account
    return { ...values, normal_side: normalSide(type), pnl_group: pnlGroup(type) }
  },

  async beforeDeactivate(tx, _call, row) {
    const below = await accountsBelow(tx.db, row.id)
    if (below.some(account => account.is_active))
      refuseBroken([{ path: 'is_active', code: 'account_has_accounts' }])
  },
}
