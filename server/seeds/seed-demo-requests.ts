import { yearOf } from '@contract/kernel/calendar'
import { commissionRequest } from '@contract/modules/commission/request.document'
import { advancePort } from '@server/modules/cash-advance/deduct-advances'
import { createCommissionPort } from '@server/modules/commission/commission-port'
import { createReleaseParts } from '@server/modules/commission/releases/release-parts'
import { billTranche } from '@server/modules/commission/requests/answer-request'
import { createRequestParts } from '@server/modules/commission/requests/request-parts'
import { createStatementParts } from '@server/modules/commission/statements/statement-parts'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { paidFacts } from '@server/modules/sales/payments/payment-port'
import { ALWAYS } from '@server/platform/access/access-where'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import { businessDay } from '@server/platform/db/business-day'
import { NOW } from '@server/platform/db/clock'
import type { Tx } from '@server/platform/db/transaction'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import { changeDocument, lockDocument } from '@server/platform/documents/document.repository'
import { keptSource } from '@server/platform/documents/kept-source'
import { moveDocument } from '@server/platform/documents/move-document'
import type { FileService } from '@server/platform/files/files.service'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import { createRepository } from '@server/platform/resource/create-repository'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { findAskedSeat } from '@server/seeds/advances/demo-advances.repository'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { founder } from '@server/seeds/lists/list-writer'
import type { DemoFiles } from '@server/seeds/sales/demo-desk'
import { findClerk } from '@server/seeds/statements/demo-statements.repository'
import {
  findRequestSellers,
  setRequestBack,
  type RequestSeller,
} from '@server/seeds/statements/demo-requests.repository'
import { REQUEST_PLANS, type RequestPlan } from '@server/seeds/statements/request-plans'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

const { resource } = commissionRequest
const repository = createRepository(resource)

/** What sellers of Cebu have asked for, made by the services that make all other requests. */
export async function seedDemoRequests(tx: Tx, storing: DemoFiles): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const files = storing as FileService
  const publicUrl = () => 'http://127.0.0.1'
  const statements = createStatementParts(createCommissionPort(paidFacts), publicUrl)
  const releases = createReleaseParts({ advances: advancePort, publicUrl })
  const parts = createRequestParts({ statements, releases, files })
  const engine = { publicUrl, holidays: leaveDays.holidays }
  const { port } = createApprovals(engine, [createApprovalDocument(keptSource(parts), files)])
  const sellers = await findRequestSellers(tx.db, BILLING_UNIT)
  const today = await businessDay(tx.db)

  const read = async (id: string) => {
    const row = await lockDocument(tx.db, resource, id)
    if (!row) throw new Error('a request of the demo company is there')
    return row
  }
  const draft = async (plan: RequestPlan, seller: RequestSeller): Promise<string> => {
    const { seller_id, employee_id, user_id, tranche_id } = seller
    const period = { from_on: `${today.slice(0, 4)}-01-01`, to_on: today }
    // Where nothing is eligible on this day, a statement can always be asked for.
    const kind = tranche_id === null ? 'seller_statement' : plan.kind
    const values = {
      ...{ kind, seller_id, reason: plan.reason, share_ids: null, holdback_ids: null },
      ...(kind === 'bill_tranche'
        ? { tranche_id, from_on: null, to_on: null }
        : { tranche_id: null, ...period }),
    }
    const written = (await parts.hooks.beforeWrite?.(quiet, values, null)) ?? values
    const { user_id: clerk } = await findClerk(tx.db)
    return (await repository.create(tx.db, ALWAYS, { ...written, employee_id }, user_id ?? clerk)).id
  }
  const submit = async (id: string) => {
    const row = await read(id)
    await parts.hooks.beforeSubmit?.(quiet, row)
    const number = await allocateNumber(quiet, { ouId: row.ou_id, type: 'soa_request', year: yearOf(today) })
    await changeDocument(tx.db, resource, id, { number, submitted_at: NOW })
    const by = await requesterOf(tx.db, row.employee_id)
    await port.submit(quiet, { type: 'soa_request', subject_id: id, by })
  }
  const decide = async (id: string, other?: 'return') => {
    const seat = await findAskedSeat(tx.db, id, resource.table)
    if (!seat) throw new Error('somebody is asked about a request of the demo company')
    await port.decide(quiet, {
      ...{ type: 'soa_request', subject_id: id, seat: seat.seat_key, version: seat.version },
      by: { user_id: seat.user_id, name: seat.name, email: seat.email },
      decision: other ?? seat.decision_kind,
      comment: other ? 'For which bank, and for which months?' : '',
    })
  }
  const fulfil = async (id: string) => {
    const row = await read(id)
    if (row['kind'] !== 'bill_tranche') return
    const call = { actor: await founder(tx, (await findClerk(tx.db)).user_id) } as AnyCall
    const statement_id = await billTranche(quiet, call, statements, { request: row, draftId: null })
    await moveDocument(quiet, parts, row, 'bill', { statement_id, fulfilled_on: today })
  }

  for (const [index, plan] of REQUEST_PLANS.entries()) {
    const seller = sellers[index]
    if (!seller) continue
    const id = await draft(plan, seller)
    await submit(id)
    if (plan.reaches === 'returned') await decide(id, 'return')
    if (plan.reaches === 'fulfilled') {
      await decide(id)
      await decide(id)
      await fulfil(id)
    }
    await setRequestBack(tx.db, id, plan.daysAgo)
  }
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}
