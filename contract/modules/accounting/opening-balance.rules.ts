import type { BrokenRule } from '@contract/kernel/broken-rule'
import { parseMoney } from '@contract/kernel/money'
import type { EntryLine, Party } from '@contract/modules/accounting/entry.rules'
import type { OpeningBalance } from '@contract/modules/accounting/opening-balance.resource'

type OpeningLine = Pick<
  OpeningBalance,
  'debit' | 'credit' | 'developer_id' | 'seller_id' | 'employee_id' | 'memo'
>

function partiesOf({ developer_id, seller_id, employee_id }: OpeningLine): Party[] {
  return [
    ...(developer_id ? [{ party_type: 'developer' as const, party_id: developer_id }] : []),
    ...(seller_id ? [{ party_type: 'seller' as const, party_id: seller_id }] : []),
    ...(employee_id ? [{ party_type: 'employee' as const, party_id: employee_id }] : []),
  ]
}

/** An amount on one side, and one party at most. */
export function checkOpeningLine(line: OpeningLine): BrokenRule[] {
  const [debit, credit] = [parseMoney(line.debit), parseMoney(line.credit)]
  const broken: BrokenRule[] = []
  if (debit === 0n && credit === 0n) broken.push({ path: 'debit', code: 'entry_line_needs_amount' })
  if (debit > 0n && credit > 0n) broken.push({ path: 'credit', code: 'entry_line_one_side' })
  if (partiesOf(line).length > 1) broken.push({ path: 'seller_id', code: 'opening_one_party' })
  return broken
}

export function openingLine(line: OpeningLine, account: string): EntryLine {
  const debit = parseMoney(line.debit)
  const [party] = partiesOf(line)
  return {
    account,
    side: debit > 0n ? 'debit' : 'credit',
    amount: debit > 0n ? debit : parseMoney(line.credit),
    ...(party && { party }),
    ...(line.memo && { memo: line.memo }),
  }
}
