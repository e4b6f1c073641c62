import { yearOf } from '@contract/kernel/calendar'
import { incentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import { incentiveProgramResource } from '@contract/modules/commission/incentive-program.resource'
import { grantParts } from '@server/modules/commission/incentives/grant-parts'
import { programHooks } from '@server/modules/commission/incentives/program.hooks'
import { proposalsOf } from '@server/modules/commission/incentives/standing.service'
import { leaveDays } from '@server/modules/leave/leave-days-port'
import { ALWAYS } from '@server/platform/access/access-where'
import { createApprovals } from '@server/platform/approvals/create-approvals'
import { businessDay } from '@server/platform/db/business-day'
import { databaseNow } from '@server/platform/db/database-now'
import type { Tx } from '@server/platform/db/transaction'
import { createApprovalDocument } from '@server/platform/documents/create-approval-document'
import { changeDocument } from '@server/platform/documents/document.repository'
import { keptSource } from '@server/platform/documents/kept-source'
import type { FileService } from '@server/platform/files/files.service'
import { allocateNumber } from '@server/platform/numbering/number-series.repository'
import { requesterOf } from '@server/platform/people/people.repository'
import { createRepository } from '@server/platform/resource/create-repository'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { listWriter } from '@server/seeds/lists/list-writer'
import { agreeToAll } from '@server/seeds/statements/agree-to-all'
import { demoPrograms } from '@server/seeds/statements/incentive-plans'
import { findBusyDeveloper, findClerk } from '@server/seeds/statements/demo-statements.repository'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

const { resource } = incentiveGrant
const repository = createRepository(resource)
/** Of those who reached a tier: the first is granted, the second waits to be decided, the others are drafts. */
const REACHES = ['approved', 'pending'] as const

/** Programs of Cebu: one that has ended, with grants of it, and one that a developer pays and that runs. */
export async function seedDemoIncentives(tx: Tx): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const today = await businessDay(tx.db)
  const developer = await findBusyDeveloper(tx.db, BILLING_UNIT)
  if (!developer) return
  const clerk = await findClerk(tx.db)
  const write = await listWriter(quiet, clerk.user_id)
  const [ended, running] = demoPrograms(today)
  const { ou_id, id: developer_id } = developer
  const id = await write(incentiveProgramResource, programHooks, { ...ended, ou_id, developer_id: null })
  await write(incentiveProgramResource, programHooks, { ...running, ou_id, developer_id })
  await grantAll(quiet, id)
  // Nobody of the demo company is told of what happened before it was there.
  await clearMails(tx.db)
}

async function grantAll(tx: Tx, program_id: string): Promise<void> {
  const engine = { publicUrl: () => 'http://127.0.0.1', holidays: leaveDays.holidays }
  const { port } = createApprovals(engine, [
    createApprovalDocument(keptSource(grantParts), {} as FileService),
  ])
  const { employee_id, user_id } = await findClerk(tx.db)
  const year = yearOf(await businessDay(tx.db))
  for (const [index, seller_id] of ((await proposalsOf(tx, program_id)) ?? []).entries()) {
    const said: Record<string, unknown> = { program_id, seller_id }
    const written = (await grantParts.hooks.beforeWrite?.(tx, said, null)) ?? said
    const { id } = await repository.create(tx.db, ALWAYS, { ...written, employee_id }, user_id)
    const reaches = REACHES[index]
    if (!reaches) continue
    const number = await allocateNumber(tx, { ouId: String(written['ou_id']), type: 'incentive_grant', year })
    await changeDocument(tx.db, resource, id, { number, submitted_at: databaseNow })
    await port.submit(tx, {
      type: 'incentive_grant',
      subject_id: id,
      by: await requesterOf(tx.db, employee_id),
    })
    if (reaches === 'approved') await agreeToAll(tx, port, { type: 'incentive_grant', resource }, id)
  }
}
