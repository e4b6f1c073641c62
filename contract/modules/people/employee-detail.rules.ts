import type { BrokenRule } from '@contract/kernel/broken-rule'

type Detail = {
  birth_date: string | null
  is_solo_parent: boolean
  solo_parent_id_valid_to: string | null
  bank_id: string | null
  bank_account_no_masked: string | null
}

export function checkEmployeeDetail(detail: Detail, today: string): BrokenRule[] {
  return [
    ...(detail.birth_date !== null && detail.birth_date >= today
      ? [{ path: 'birth_date', code: 'birth_date_ahead' }]
      : []),
    ...(detail.solo_parent_id_valid_to !== null && !detail.is_solo_parent
      ? [{ path: 'solo_parent_id_valid_to', code: 'no_solo_parent' }]
      : []),
    ...(detail.bank_account_no_masked !== null && detail.bank_id === null
      ? [{ path: 'bank_id', code: 'bank_needed' }]
      : []),
  ]
}
