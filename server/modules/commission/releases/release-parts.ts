import { isDeepStrictEqual } from 'node:util'
import { barredProblems, releaseBars } from '@contract/modules/commission/payee.rules'
import { release, type KeptRelease } from '@contract/modules/commission/release.document'
import { drawVoucher } from '@server/modules/commission/releases/draw-voucher'
import { asPortal } from '@server/platform/db/as-portal'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { changeDocument } from '@server/platform/documents/document.repository'
import { documentParts, type DocumentParts } from '@server/platform/documents/document-parts'
import { Problem } from '@server/platform/http/problems'
import type { AdvancePort } from '@server/platform/ledger/advance-port'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { writtenRecord } from '@server/platform/resource/written-record'
import { computeRelease } from '@server/modules/commission/releases/compute-release'
import { payApproved, refuseTaken } from '@server/modules/commission/releases/pay-approved'
import { findPayee } from '@server/modules/commission/releases/payee.repository'
import { checkPayee, refusedPayments, whyNotPayee } from '@server/modules/commission/releases/release-duties'
import type { ReleaseOrder } from '@server/modules/commission/releases/release-facts'
import { findOpenShares } from '@server/modules/commission/releases/releasable.repository'
import { claimShares, freeShares } from '@server/modules/commission/releases/release-line.repository'
import { voidRelease } from '@server/modules/commission/releases/void-release'

const PREPARES: ReadonlySet<string> = new Set(['submit', 'void'])

export type ReleasePorts = { advances: AdvancePort; publicUrl: () => string }

/** What a release does of its own at each step. */
export function createReleaseParts({ advances, publicUrl }: ReleasePorts): DocumentParts {
  const compute = async (tx: Tx, order: ReleaseOrder) => {
    const on = await businessDay(tx.db)
    return { on, ...(await computeRelease(tx, advances, order, on)) }
  }

  return documentParts(release, {
    hooks: {
      async beforeWrite(tx, values, before) {
        const written = writtenRecord<KeptRelease>({ ...values }, before)
        await checkPayee(tx, written.seller_id)
        checkDeduction(written)
        const computed = await compute(tx, written)
        checkChosen(written, computed.values.lines.length, computed.holdbacks.length)
        return { ...values, ...computed.values }
      },
      async checkHands(tx, actor, row, commands) {
        const isPrepared = commands.some(name => PREPARES.has(name))
        const ofPayee = isPrepared ? await whyNotPayee(tx, row.seller_id) : null
        const toPay = commands.includes('pay') && (await refusedPayments(tx, actor, [row])).get(row.id)
        return command => {
          if (PREPARES.has(command)) return ofPayee
          return command === 'pay' && toPay ? new Problem('rule_broken', toPay) : null
        }
      },
      async beforeSubmit(tx, draft) {
        const { on, payee, values, holdbacks } = await compute(tx, draft)
        refuseBroken(barredProblems(releaseBars(payee, on)))
        if (payee.is_vat_registered && draft.payee_invoice_no === null)
          refuseBroken([{ path: 'payee_invoice_no', code: 'release_needs_invoice' }])
        if (!isDeepStrictEqual(draft.lines, values.lines) || draft.net_amount !== values.net_amount)
          throw new Problem('rule_broken', 'release_changed')
        if (draft.lines.length === 0 && draft.returned_amount === '0.00')
          refuseBroken([{ path: 'share_ids', code: 'release_needs_lines' }])
        // From now on it is about these alone, whatever else may be paid later.
        await changeDocument(tx.db, release.resource, draft.id, {
          share_ids: draft.lines.map(({ share_id }) => share_id),
          holdback_ids: holdbacks.map(({ id }) => id),
        })
        await asPortal(tx, ({ db }) => claimShares(db, draft, draft.lines)).catch(refuseTaken)
      },
      // It is the payee's own from now on: what is only prepared promises him nothing.
      async onApproved(tx, row) {
        const { employee_id } = await asPortal(tx, ({ db }) => findPayee(db, row.seller_id))
        await changeDocument(tx.db, release.resource, row.id, { payee_employee_id: employee_id })
      },
      onClosed: (tx, row) => asPortal(tx, ({ db }) => freeShares(db, row.id)),
      onVoided: (tx, row, reason) => voidRelease(tx, advances, row, reason),
      async barred(tx, row) {
        const { user_id } = await asPortal(tx, ({ db }) => findPayee(db, row.seller_id))
        return user_id === null ? [] : [user_id]
      },
    },
    drawPaper: drawVoucher(publicUrl),
    handlers: {
      async refresh({ tx, record: draft }, move) {
        const open = await asPortal(tx, ({ db }) => findOpenShares(db, draft, draft.id))
        const share_ids =
          draft.share_ids && draft.share_ids.filter(id => open.some(({ share_id }) => share_id === id))
        const { values } = await compute(tx, { ...draft, share_ids })
        await move('refresh', { share_ids, content_version: draft.content_version + 1, ...values })
      },
      async pay({ tx, record, body: { check_no, ...order } }) {
        await payApproved(tx, { advances, publicUrl: publicUrl() }, [{ release: record, check_no }], order)
      },
      async acknowledge({ tx, actor, record }, move) {
        const { user_id } = await asPortal(tx, ({ db }) => findPayee(db, record.seller_id))
        if (user_id !== actor.userId) throw new Problem('rule_broken', 'release_not_yours')
        await move('acknowledge', { acknowledged_on: await businessDay(tx.db) })
      },
    },
  })
}

function checkDeduction({ other_amount, other_kind, other_note }: KeptRelease): void {
  if (other_amount === '0.00') return
  refuseBroken([
    ...(other_kind === null ? [{ path: 'other_kind', code: 'required' }] : []),
    ...(other_note === null ? [{ path: 'other_note', code: 'required' }] : []),
  ])
}

function checkChosen({ share_ids, holdback_ids }: KeptRelease, lines: number, holdbacks: number): void {
  refuseBroken([
    ...(share_ids && lines < new Set(share_ids).size
      ? [{ path: 'share_ids', code: 'release_share_not_open' }]
      : []),
    ...(holdback_ids && holdbacks < new Set(holdback_ids).size
      ? [{ path: 'holdback_ids', code: 'release_share_not_open' }]
      : []),
  ])
}
