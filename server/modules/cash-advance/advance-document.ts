import { parseMoney } from '@contract/kernel/money'
import { cashAdvance } from '@contract/modules/cash-advance/cash-advance.document'
import { asPortal } from '@server/platform/db/as-portal'
import { NOW } from '@server/platform/db/clock'
import {
  documentParts,
  type DocumentHooks,
  type DocumentParts,
} from '@server/platform/documents/document-parts'
import { changeDocument } from '@server/platform/documents/document.repository'
import { isOwnDocument } from '@server/platform/documents/is-requester'
import { Problem } from '@server/platform/http/problems'
import { lockEmployee } from '@server/platform/people/employees.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { hasApproved, refuseOthers } from '@server/modules/cash-advance/advance-hands'
import { measureAdvance } from '@server/modules/cash-advance/advance-limit.service'
import { askRequester, answerRequester } from '@server/modules/cash-advance/advance-requester'
import { advanceOf } from '@server/modules/cash-advance/advance-row'
import { moreLines } from '@server/modules/cash-advance/advance-view'
import { signAuthority } from '@server/modules/cash-advance/authority'
import { releaseAdvance } from '@server/modules/cash-advance/release-advance'
import { planUndo } from '@server/modules/cash-advance/undo-advance'
import { liquidateAdvance, returnCash, writeOffAdvance } from '@server/modules/cash-advance/settle-advance'

/** Nobody moves the money of an advance that they asked for themselves. */
const MOVES_MONEY: ReadonlySet<string> = new Set([
  ...['release', 'liquidate', 'return_cash', 'undo', 'plan_deduction', 'propose_write_off', 'write_off'],
])
const DECIDES = '/cash-advance/appr/ext/:id'

const hooks: DocumentHooks = {
  async beforeSubmit(tx, document) {
    const row = advanceOf(document)
    await asPortal(tx, portal => lockEmployee(portal.db, row.employee_id))
    const { repayment, purpose } = row
    const measured = await measureAdvance(tx, row.employee_id, { repayment, exceptId: row.id })
    refuseBroken(measured.refuse({ purpose, repayment, amount: parseMoney(row.amount) }))
    await changeDocument(tx.db, cashAdvance.resource, row.id, { seller_id: measured.sellerId })
  },
  async checkHands(tx, actor, document, commands) {
    const row = advanceOf(document)
    const isOwn = commands.some(name => MOVES_MONEY.has(name)) && (await isOwnDocument(tx, actor, row))
    const isApproved = commands.includes('release') && (await hasApproved(tx, actor, row))
    return command => {
      if (isOwn && MOVES_MONEY.has(command)) return new Problem('forbidden', 'advance_own')
      if (isApproved && command === 'release') return new Problem('forbidden', 'advance_approved_by_you')
      const isSecond = command !== 'write_off' || row.write_off_by !== actor.userId
      return isSecond ? null : new Problem('rule_broken', 'advance_needs_second')
    }
  },
  moreLines,
}

const afterwards = (left: bigint, trigger: string) => (left === 0n ? 'settle' : trigger)

/** Cash advances: what happens to one once it is approved. */
export const cashAdvanceParts: DocumentParts = documentParts(cashAdvance, {
  hooks,
  pages: {
    steps: { head: DECIDES, accounting: DECIDES, president: DECIDES },
    status: '/cash-advance/ext/:id',
  },
  requester: { ask: askRequester, answer: answerRequester },
  handlers: {
    async sign({ tx, actor, record, body, call }, move) {
      const row = advanceOf(record)
      await refuseOthers(tx, actor, row)
      await signAuthority(tx, {
        row,
        locale: call.locale,
        signature: body,
        channel: 'portal',
        by: actor.userId,
      })
      await move('sign', { signed_at: NOW })
    },
    async release({ tx, actor, record, body }, move) {
      await move('release', await releaseAdvance(tx, actor, advanceOf(record), body))
    },
    async acknowledge({ tx, actor, record }, move) {
      const row = advanceOf(record)
      await refuseOthers(tx, actor, row)
      if (row.acknowledged_at !== null) throw new Problem('conflict')
      await move('acknowledge', { acknowledged_at: NOW })
    },
    async liquidate({ tx, actor, record, body }, move) {
      await move(afterwards(await liquidateAdvance(tx, actor, advanceOf(record), body), 'liquidate'))
    },
    async return_cash({ tx, actor, record, body }, move) {
      await move(afterwards(await returnCash(tx, actor, advanceOf(record), body), 'return_cash'))
    },
    async undo({ tx, actor, record, body }, move) {
      const row = advanceOf(record)
      const undo = await planUndo(tx, actor, row, body)
      // Settled is without a balance, so the state goes first.
      await move(undo.trigger, undo.values)
      await undo.carryOut()
    },
    async plan_deduction({ tx, record, body: { repayment, installments } }, move) {
      const row = advanceOf(record)
      const measured = await measureAdvance(tx, row.employee_id, { repayment, exceptId: row.id })
      refuseBroken(measured.refuseRepayment(repayment))
      await move('plan_deduction', { repayment, installments })
    },
    async propose_write_off({ actor, body: { reason } }, move) {
      await move('propose_write_off', { write_off_by: actor.userId, last_comment: reason })
    },
    async write_off({ tx, actor, record }, move) {
      await writeOffAdvance(tx, actor, advanceOf(record))
      await move('write_off')
    },
    async keep(_context, move) {
      await move('keep', { write_off_by: null })
    },
    async cancel({ body: { reason } }, move) {
      await move('cancel', { last_comment: reason })
    },
  },
})
