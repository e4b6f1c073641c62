import { moneyText } from '@contract/kernel/money'
import type { Locale } from '@contract/kernel/locales'
import type { AdvanceStandingAnswer } from '@contract/modules/cash-advance/advance-answers'
import { LEDGER } from '@contract/modules/accounting/ledger-accounts'
import { checkUndo } from '@contract/modules/cash-advance/advance-undo.rules'
import { shownSteps } from '@contract/selling/shown-step'
import { mayDo, type Actor } from '@server/platform/access/actor'
import type { Tx } from '@server/platform/db/transaction'
import { findAccountNames, findEntryAccounts } from '@server/platform/ledger/account.repository'
import { findMovements } from '@server/modules/cash-advance/advance-movement.repository'
import { measureAdvance } from '@server/modules/cash-advance/advance-limit.service'
import type { AdvanceRow } from '@server/modules/cash-advance/advance-row'
import { isWithin } from '@server/modules/cash-advance/advance-view'
import { authorityText } from '@server/modules/cash-advance/authority'
import { findAuthority } from '@server/modules/cash-advance/authority.repository'
import { releaseLines } from '@server/modules/cash-advance/release-advance'

/** Whoever verifies advances or gives them up may know what the limit of an employee is made of. */
const knowsPay = (actor: Actor) =>
  ['cash_advance.record.verify', 'cash_advance.record.write_off'].some(code => mayDo(actor, code))

const { cash_on_hand, bank, advances, input_vat } = LEDGER
const NAMED = [cash_on_hand, bank, advances, input_vat]
const postsMovements = (actor: Actor) =>
  ['release', 'liquidate', 'write_off'].some(action => mayDo(actor, `cash_advance.record.${action}`))

export async function standingOf(
  tx: Tx,
  { actor, locale }: { actor: Actor; locale: Locale },
  row: AdvanceRow,
): Promise<AdvanceStandingAnswer> {
  const measured = await measureAdvance(tx, row.employee_id, { repayment: row.repayment, exceptId: row.id })
  const isOwn = measured.userId === actor.userId
  const isShown = isOwn || measured.base === 'earnings' || knowsPay(actor)
  const { base, limit, steps } = measured
  const signed = await findAuthority(tx.db, row.id)
  return {
    limit: isShown ? { base, limit: moneyText(limit), steps: shownSteps(steps) } : null,
    is_within: isWithin(row, measured),
    posting: row.status === 'signed' ? await shownPosting(tx, row) : [],
    accounts: postsMovements(actor) ? await findEntryAccounts(tx.db, NAMED) : [],
    movements: await shownMovements(tx, row.id),
    to_sign: isOwn && row.status === 'approved' ? await authorityText(tx, locale, row) : null,
    signed: signed && { ...signed, signed_at: new Date(signed.signed_at).toISOString() },
  }
}

async function shownMovements(tx: Tx, id: string): Promise<AdvanceStandingAnswer['movements']> {
  const all = await findMovements(tx.db, id)
  return all.map(({ created_by: _, ...movement }) => ({
    ...movement,
    may_undo: checkUndo(all, movement.id) === null,
  }))
}

async function shownPosting(tx: Tx, row: AdvanceRow): Promise<AdvanceStandingAnswer['posting']> {
  const lines = releaseLines(row, 'bank')
  const names = await findAccountNames(
    tx.db,
    lines.map(({ account }) => account),
  )
  return lines.map(({ account, side, amount }) => ({
    account,
    name: names.get(account) ?? '',
    debit: side === 'debit' ? moneyText(amount) : '0.00',
    credit: side === 'credit' ? moneyText(amount) : '0.00',
  }))
}
