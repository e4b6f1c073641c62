import type { BrokenRule } from '@contract/kernel/broken-rule'

type Bank = { kind: string; account_no_masked: string | null; gl_account_id: string | null }
/** The ledger account that is chosen for it; null where there is none. */
type Ledger = { is_control: string; is_postable: boolean } | null

/** Money that is ours stands in an account with a number and in the ledger; a lender's does not. */
export function checkBank(bank: Bank, ledger: Ledger): BrokenRule[] {
  if (bank.kind === 'lender')
    return [
      ...(bank.account_no_masked === null ? [] : [{ path: 'account_no', code: 'lender_has_no_account' }]),
      ...(bank.gl_account_id === null ? [] : [{ path: 'gl_account_id', code: 'lender_has_no_account' }]),
    ]
  const fits = ledger?.is_control === 'bank' && ledger.is_postable
  return [
    ...(bank.account_no_masked === null ? [{ path: 'account_no', code: 'account_no_needed' }] : []),
    ...(bank.gl_account_id === null ? [{ path: 'gl_account_id', code: 'ledger_account_needed' }] : []),
    ...(bank.gl_account_id !== null && !fits
      ? [{ path: 'gl_account_id', code: 'ledger_account_unfit' }]
      : []),
  ]
}

/** "****1234" */
export function maskedAccountNo(accountNo: string): string {
  return `****${accountNo.slice(-4)}`
}
