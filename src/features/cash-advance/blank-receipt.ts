import type { Liquidation } from '@contract/modules/cash-advance/cash-advance.calls'

export const BLANK_RECEIPT: Liquidation['lines'][number] = {
  account_id: '',
  amount: '',
  has_vat: false,
  project_id: null,
  memo: null,
}
