import { incentiveProgramResource } from '@contract/modules/commission/incentive-program.resource'
import { grantParts } from '@server/modules/commission/incentives/grant-parts'
import { programHooks } from '@server/modules/commission/incentives/program.hooks'
import { proposalsOf } from '@server/modules/commission/incentives/standing.service'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { clearMails } from '@server/seeds/leave/demo-leave.repository'
import { listWriter } from '@server/seeds/lists/list-writer'
import { DAYS_RUNNING, demoPrograms } from '@server/seeds/statements/incentive-plans'
import { findBusyDeveloper, findClerk } from '@server/seeds/statements/demo-statements.repository'
import { demoDocuments } from '@server/seeds/statements/demo-documents'
import { BILLING_UNIT } from '@server/seeds/statements/statement-plans'

/** Of those who reached a tier: the first is granted, the second waits to be decided, the others are drafts. */
const REACHES = ['approved', 'pending'] as const

/** Programs of Cebu: one that has ended, with grants of it, and one that a developer pays and that runs. */
export async function seedDemoIncentives(tx: Tx): Promise<void> {
  const quiet: Tx = { ...tx, audit: () => undefined }
  const today = await businessDay(tx.db)
  const developer = await findBusyDeveloper(tx.db, BILLING_UNIT, DAYS_RUNNING)
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
  const grants = await demoDocuments(tx, grantParts)
  for (const [index, seller_id] of ((await proposalsOf(tx, program_id)) ?? []).entries()) {
    const draft = await grants.draft({ program_id, seller_id })
    const reaches = REACHES[index]
    if (!reaches) continue
    await grants.submit(draft)
    if (reaches === 'approved') await grants.agree(draft)
  }
}
