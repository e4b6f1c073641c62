import { yearOf } from '@contract/kernel/calendar'
import { addDays, type DateText } from '@contract/kernel/dates'
import { release, type KeptRelease } from '@contract/modules/commission/release.document'
import { advancePort } from '@server/modules/cash-advance/deduct-advances'
import { computeRelease } from '@server/modules/commission/releases/compute-release'
import { payReleases } from '@server/modules/commission/releases/pay-releases'
import { claimShares } from '@server/modules/commission/releases/release-line.repository'
import { createReleaseParts } from '@server/modules/commission/releases/release-parts'
import { findWaitingPayees } from '@server/modules/commission/releases/waiting-payees.repository'
import type { Tx } from '@server/platform/db/transaction'
import { changeDocument } from '@server/platform/documents/document.repository'
import { moveDocument } from '@server/platform/documents/move-document'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { findBank, insertRelease } from '@server/seeds/statements/demo-releases.repository'

/** The demo mails nothing. */
const parts = createReleaseParts({ advances: advancePort, publicUrl: () => '' })
/** Of the payees of the last run the first ones, whose releases are still on their way. */
const ON_THEIR_WAY = ['draft', 'approved', 'approved'] as const

/** What the payees of a unit are paid of what came in; of the last time some is only prepared. */
export async function releaseDemo(tx: Tx, ouId: string, on: DateText, isLast: boolean): Promise<void> {
  const payees = (await findWaitingPayees(tx.db, ouId, on)).filter(({ bars }) => bars.length === 0)
  for (const [index, { seller_id }] of payees.entries())
    await releaseTo(tx, { ou_id: ouId, seller_id }, on, isLast ? (ON_THEIR_WAY[index] ?? 'paid') : 'paid')
}

type Payee = Pick<KeptRelease, 'ou_id' | 'seller_id'>

async function releaseTo(
  tx: Tx,
  payee: Payee,
  on: DateText,
  reaches: 'draft' | 'approved' | 'paid',
): Promise<void> {
  const asked = {
    ...{ ...payee, id: null, share_ids: null, holdback_ids: null },
    ...{ payee_invoice_no: null, other_amount: '0.00' },
  }
  const { values, payee: paid_to } = await computeRelease(tx, advancePort, asked, on)
  const draft = await insertRelease(tx.db, { ...payee, ...values }, addDays(on, -3))
  if (reaches === 'draft') return
  const number = await allocateNumber(tx, { ouId: payee.ou_id, type: 'commission_release', year: yearOf(on) })
  await claimShares(tx.db, { ...payee, id: draft.id }, values.lines)
  const numbered = await changeDocument(tx.db, release.resource, draft.id, {
    number,
    share_ids: values.lines.map(({ share_id }) => share_id),
    submitted_at: `${addDays(on, -2)}T10:00:00+08:00`,
  })
  const pending = await moveDocument(tx, parts, numbered, 'submit')
  const approved = await moveDocument(tx, { document: release }, pending, 'approve', {
    decided_at: `${addDays(on, -1)}T16:00:00+08:00`,
    payee_employee_id: paid_to.employee_id,
  })
  if (reaches === 'approved') return
  const payment = { release: approved, check_no: `1${number.slice(-5)}` }
  const order = { paid_on: on, pay_mode: 'check' as const, bank_id: await findBank(tx.db) }
  const [paid] = await payReleases(tx, advancePort, [payment], order)
  await moveDocument(tx, parts, approved, 'pay', paid?.values)
}
