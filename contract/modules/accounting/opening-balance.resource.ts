import { defineResource, type ListedRow, type Row } from '@contract/kernel/define-resource'
import { amountText, dateText, KEPT, maybe, maybeText, ONCE } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'

const amount = { kind: 'money', schema: amountText.default('0.00'), ...ONCE } as const
const party = { kind: 'reference', schema: maybe(idSchema), ...ONCE } as const

/** A line of the books that a unit began with: brought from a file, all of a unit in one balanced entry. */
export const openingBalanceResource = defineResource({
  name: 'opening_balance',
  path: '/accounting/opening-balances',
  table: 'opening_balance',
  permission: 'accounting.journal',
  scope: { ou: 'ou_id' },
  // What is imported is posted at once.
  actions: { create: 'post', import: 'post' },
  title: 'memo',
  defaultSort: [
    { field: 'as_of', direction: 'desc' },
    { field: 'ou_id', direction: 'asc' },
  ],
  fields: {
    ou_id: { kind: 'reference', to: 'operating_unit', schema: idSchema, ...ONCE },
    as_of: { kind: 'date', schema: dateText, ...ONCE },
    account_id: { kind: 'reference', to: 'account', schema: idSchema, ...ONCE },
    debit: amount,
    credit: amount,
    memo: { kind: 'text', schema: maybeText(200), searchable: true, ...ONCE },
    /** Who a line of a control account is about; one of them at most. */
    developer_id: { ...party, to: 'developer' },
    seller_id: { ...party, to: 'seller_profile' },
    employee_id: { ...party, to: 'employee' },
    entry_id: { kind: 'reference', to: 'journal_entry', schema: idSchema.nullable(), ...KEPT },
  },
})

export type OpeningBalance = Row<typeof openingBalanceResource>
export type ListedOpeningBalance = ListedRow<typeof openingBalanceResource>
