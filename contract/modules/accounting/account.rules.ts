import type { BrokenRule } from '@contract/kernel/broken-rule'

export const ACCOUNT_TYPES = [
  'asset',
  'liability',
  'equity',
  'revenue',
  'cost_of_service',
  'expense',
  'other_income',
  'other_expense',
  'tax',
] as const
export type AccountType = (typeof ACCOUNT_TYPES)[number]

export const CONTROL_KINDS = [
  'none',
  'ar',
  'ap',
  'commission_payable',
  'advance',
  'bank',
  'vat',
  'ewt',
] as const
export type ControlKind = (typeof CONTROL_KINDS)[number]

/** Behind each of these stands a ledger of documents with which it must agree: nothing is posted there by hand. */
const DOCUMENT_CONTROLS: ReadonlySet<ControlKind> = new Set(['ar', 'ap', 'commission_payable', 'advance'])
export const isDocumentAccount = (control: ControlKind): boolean => DOCUMENT_CONTROLS.has(control)

export const PNL_GROUPS = [
  'revenue',
  'cost_of_services',
  'operating_expenses',
  'other',
  'income_tax',
] as const
export type PnlGroup = (typeof PNL_GROUPS)[number]

const CREDIT_TYPES: ReadonlySet<AccountType> = new Set(['liability', 'equity', 'revenue', 'other_income'])

/** On which side a balance grows. */
export function normalSide(type: AccountType): 'debit' | 'credit' {
  return CREDIT_TYPES.has(type) ? 'credit' : 'debit'
}

const GROUP_OF: Partial<Record<AccountType, PnlGroup>> = {
  revenue: 'revenue',
  cost_of_service: 'cost_of_services',
  expense: 'operating_expenses',
  other_income: 'other',
  other_expense: 'other',
  tax: 'income_tax',
}

/** Where it stands in the profit and loss; null for what stands in the balance sheet. */
export function pnlGroup(type: AccountType): PnlGroup | null {
  return GROUP_OF[type] ?? null
}

/** What a ledger of its own stands behind, by the side of the balance sheet on which that can be. */
const CONTROL_TYPES: Record<Exclude<ControlKind, 'none'>, readonly AccountType[]> = {
  ar: ['asset'],
  ap: ['liability'],
  commission_payable: ['liability'],
  advance: ['asset'],
  bank: ['asset'],
  vat: ['asset', 'liability'],
  ewt: ['asset', 'liability'],
}

export type AccountState = { type: AccountType; is_postable: boolean; is_control: ControlKind }

/** A tree of headings whose leaves take entries: one type from the top to the bottom. */
export function checkAccount(
  account: AccountState,
  parent: { type: AccountType; is_postable: boolean } | null,
  children: readonly { type: AccountType }[],
): BrokenRule[] {
  const broken: BrokenRule[] = []
  if (parent?.is_postable) broken.push({ path: 'parent_id', code: 'parent_takes_entries' })
  if (parent && parent.type !== account.type) broken.push({ path: 'type', code: 'account_type_of_parent' })
  if (children.length > 0 && account.is_postable)
    broken.push({ path: 'is_postable', code: 'heading_takes_no_entries' })
  if (children.some(child => child.type !== account.type))
    broken.push({ path: 'type', code: 'account_type_of_children' })
  if (account.is_control !== 'none') {
    if (!account.is_postable) broken.push({ path: 'is_control', code: 'control_takes_entries' })
    if (!CONTROL_TYPES[account.is_control].includes(account.type))
      broken.push({ path: 'is_control', code: 'control_of_other_type' })
  }
  return broken
}
