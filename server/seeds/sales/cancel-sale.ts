import type { DateText } from '@contract/kernel/dates'
import type { CancelSale } from '@contract/selling/sale.calls'
import { personOf } from '@server/platform/people/people.repository'
import type { DemoDesk } from '@server/seeds/sales/demo-desk'
import { oneOf } from '@server/seeds/sales/scatter'
import { contextOf } from '@server/seeds/sales/sale-context'

const WHY = {
  financial_difficulty: 'The buyer lost the job abroad and cannot go on paying.',
  loan_declined: 'The bank declined the loan.',
  change_of_mind: 'The family has decided for a house nearer to the school.',
} as const
const REASONS = ['financial_difficulty', 'loan_declined', 'change_of_mind'] as const

/** A reservation ends at once; what was booked, when the president has agreed. */
export async function cancelSale(desk: DemoDesk, id: string, index: number, day: DateText): Promise<void> {
  await desk.setDay(day)
  const reason_code = oneOf(index, 'why', REASONS)
  const asked = {
    reason_code,
    note: WHY[reason_code],
    maceda_acknowledged: true,
    kind: reason_code === 'loan_declined' ? 'disqualified' : 'backout',
    developer_notice_no: `CN-${2_000 + index}`,
  } satisfies CancelSale
  const agree = (_: unknown, amendment: string) => agreeTo(desk, amendment)
  const asking = await contextOf(desk, desk.desk, id)
  await desk.moves.cancel(asking, asked, agree, () => Promise.resolve({}))
}

export async function agreeTo({ tx, changes, president }: DemoDesk, amendment: string): Promise<void> {
  const by = await personOf(tx.db, president.userId)
  await changes.follow(tx, { id: amendment }, { kind: 'agreed', step_key: 'president', by })
  await changes.follow(tx, { id: amendment }, { kind: 'approved' })
}
