import { moneyText, parseMoney, type Centavos } from '@contract/kernel/money'
import { deductionsWithin, installmentOf } from '@contract/modules/cash-advance/advance-movement.rules'
import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import { asPortal } from '@server/platform/db/as-portal'
import type { Tx } from '@server/platform/db/transaction'
import { moveDocument } from '@server/platform/documents/move-document'
import type { AdvanceDeduction, AdvancePort, DeductionOrder } from '@server/platform/ledger/advance-port'
import { addMovements } from '@server/modules/cash-advance/advance-movement.repository'
import { partyOf, type AdvanceRow } from '@server/modules/cash-advance/advance-row'
import { lockOwn, settleByExpense } from '@server/modules/cash-advance/settle-by-expense'
import {
  findOfSellers,
  lockDeducted,
  lockRepaid,
  type KeptDeduction,
  type RepaidAdvance,
} from '@server/modules/cash-advance/deduction.repository'

const parts = { document: cashAdvance }

const deductionOf = (row: AdvanceRow, amount: bigint): AdvanceDeduction => ({
  advance_id: row.id,
  number: row.number ?? '',
  ou_id: row.ou_id,
  party: partyOf(row),
  amount,
})

/** Advances stand in their own units, so that pay and releases of any unit reach them. */
export const advancePort: AdvancePort = {
  openOf: (tx, sellerIds) =>
    asPortal(tx, async ({ db }) => {
      const bySeller = Map.groupBy(await findOfSellers(db, sellerIds), ({ repaid_by }) => repaid_by)
      return new Map([...bySeller].map(([seller, own]) => [seller, own.map(openOf)]))
    }),
  deduct: (tx, order) => asPortal(tx, portal => deduct(portal, order)),
  checkOwn: (tx, own) =>
    asPortal(tx, async portal => {
      const row = await lockOwn(portal, own)
      return { party: partyOf(row), balance: parseMoney(row.balance) }
    }),
  settle: (tx, order) => asPortal(tx, portal => settleByExpense(portal, order)),
  restore: (tx, restored) =>
    asPortal(tx, async portal => {
      const taken = await lockDeducted(portal.db, restored.key)
      for (const own of Map.groupBy(taken, ({ advance }) => advance.id).values()) {
        const [first] = own as [KeptDeduction]
        await moveDocument(portal, parts, first.advance, 'undo')
        await addMovements(portal.db, first.advance, {
          movements: own.map(({ id, kind, amount }) => ({
            ...{ kind, amount: parseMoney(amount), reverses_id: id, reason: restored.reason },
          })),
          ...{ on: restored.date, reference: null, entryId: null, by: null },
          source: { type: first.source_type, id: first.source_id, key: restored.key },
        })
      }
    }),
}

const dueOf = ({ balance, installments, deducted }: RepaidAdvance) => ({
  balance: parseMoney(balance),
  installment: installmentOf(parseMoney(balance), Math.max(1, (installments ?? 1) - deducted)),
})

function openOf(advance: RepaidAdvance): Centavos {
  const { balance, installment } = dueOf(advance)
  return balance < installment ? balance : installment
}

async function deduct(
  tx: Tx,
  { debtor, cap, key, date, source }: DeductionOrder,
): Promise<AdvanceDeduction[]> {
  const known = await lockDeducted(tx.db, key)
  if (known.length > 0) return known.map(({ advance, amount }) => deductionOf(advance, parseMoney(amount)))
  const advances = await lockRepaid(tx.db, debtor)
  const amounts = deductionsWithin(advances.map(dueOf), cap)
  const kind = 'employee_id' in debtor ? 'payroll_deduction' : 'commission_deduction'
  const deductions: AdvanceDeduction[] = []
  for (const [index, row] of advances.entries()) {
    const amount = amounts[index] ?? 0n
    if (amount === 0n) continue
    await addMovements(tx.db, row, {
      movements: [{ kind, amount }],
      ...{ on: date, reference: null, entryId: null, by: null },
      source: { ...source, key },
    })
    const isSettled = moneyText(amount) === row.balance
    await moveDocument(tx, parts, row, isSettled ? 'settle' : 'deduct')
    deductions.push(deductionOf(row, amount))
  }
  return deductions
}
