import type { DateText } from '@contract/kernel/dates'
import { advanceDesk } from '@tests/api/cash-advance.support'
import { expenseCalls } from '@tests/api/expense.support'
import type { DocumentStep } from '@tests/api/ledger-steps.support'
import { text } from '@tests/api/ledger-walk.support'
import type { TestApi } from '@tests/support/api'

const ADVANCED = '4000.00'
/** Counted from the end below nothing, and round and round above. */
const one = <T>(all: readonly T[], at: number): T | undefined =>
  all.at(at < 0 ? at : at % Math.max(all.length, 1))

/** Expenses and an advance, as the documents of a ledger that is walked; what is refused is as good as what is done. */
export async function ledgerDocuments(
  api: TestApi,
  { unitIds, today }: { unitIds: ReadonlyMap<string, string>; today: () => DateText },
) {
  const expenses = await expenseCalls(api)
  const desk = await advanceDesk(api)
  const posted: string[] = []
  let advance = (await desk.released({ amount: ADVANCED })).id

  async function expense({ centavos, isOwed, weights }: Extract<DocumentStep, { does: 'expense' }>) {
    const units = [...unitIds.values()]
    const bearers = weights.map((weight, at) => ({ ou_id: units[at] ?? '', weight: String(weight) }))
    // What one unit paid is out of the advance as long as that is open.
    const isOutOfIt = !isOwed && weights.length === 0 && (await desk.read(advance)).status !== 'settled'
    const approved = await expenses.approved({
      cash_advance_id: isOutOfIt ? advance : null,
      pay_mode: isOwed ? 'owe' : 'bank_transfer',
      lines: [{ amount: text(centavos), vat_mode: 'inclusive', atc: 'WC120', bearers }],
    })
    const { status } = await expenses.post(approved, { entry_date: today() })
    if (status === 200) posted.push(approved.id)
  }

  async function moveAdvance(now: Extract<DocumentStep, { does: 'give_back' | 'spend' }>) {
    const open = await desk.read(advance)
    if (open.status === 'settled') advance = (await desk.released({ amount: ADVANCED })).id
    else if (now.does === 'give_back') await desk.giveBack(open, text(now.centavos))
    else await desk.spend(open, [{ amount: text(now.centavos), has_vat: true }])
  }

  async function undo(pick: number) {
    const movement = one((await desk.standing(advance, 'accounting')).movements, pick)
    // A release that is undone would leave nothing to walk with.
    if (!movement || movement.kind === 'release') return
    const body = { movement_id: movement.id, reason: 'Typed twice' }
    await desk.act('accounting', await desk.read(advance), 'undo', body)
  }

  async function take(now: DocumentStep): Promise<void> {
    switch (now.does) {
      case 'expense':
        return expense(now)
      case 'void': {
        const id = one(posted, now.pick)
        if (id) await expenses.act(expenses.accounting, await expenses.read(id), 'void', { reason: 'Wrong' })
        return
      }
      case 'give_back':
      case 'spend':
        return moveAdvance(now)
      case 'undo':
        return undo(now.pick)
    }
  }
  return { take }
}
