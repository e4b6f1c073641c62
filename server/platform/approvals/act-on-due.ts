import type { Command } from '@contract/modules/approvals/approval-engine.rules'
import { saveRequest } from '@server/platform/approvals/approval-request.repository'
import type { Approvals } from '@server/platform/approvals/create-approvals'
import { readPeople, type People } from '@server/platform/approvals/directory'
import { dueRequests, type Due } from '@server/platform/approvals/due.repository'
import { sendNudge } from '@server/platform/approvals/nudge'
import { escalationOf } from '@server/platform/approvals/offer-people'
import { readOffice, type Office } from '@server/platform/approvals/office-hours'
import type { Database } from '@server/platform/db/database'
import { apart } from '@server/platform/db/savepoint'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { isRetryable } from '@server/platform/db/failures'
import { redactedError } from '@server/platform/jobs/redact'
import type { WorkLog } from '@server/platform/jobs/work-log'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

export type DueParts = { database: Database; approvals: Approvals; log: WorkLog }

/** Together in one transaction, so that what is said to one person in it is said in one mail. */
const AT_ONCE = 100
const BY_TIME = { person: null, reason: 'time' } as const
const LATER_MINUTES = 60

/** What time asks for, once; how many requests were moved. */
export async function actOnDue({ database, approvals, log }: DueParts): Promise<number> {
  const work = async (tx: Tx) => {
    const office = await readOffice(tx, approvals.parts)
    const people = readPeople(tx.db)
    const due = await dueRequests(tx.db, AT_ONCE)
    let moved = 0
    // Nobody is written to while the office is closed; what ends, ends at its hour.
    for (const each of due.filter(({ what, ou_id }) => what === 'expire' || office.isOpen(ou_id)))
      try {
        if (await apart(tx, piece => actOne(approvals, piece, { office, people, due: each }))) moved += 1
      } catch (error) {
        if (isRetryable(error)) throw error
        await postpone(tx, each)
        log.error(
          { part: 'approvals', request: each.id, error: redactedError(error) },
          'A request could not be moved on',
        )
      }
    return moved
  }
  return asSystem(database, work, { origin: { channel: 'job' } })
}

/** One that fails must not keep the others, nor be tried every minute. */
async function postpone(tx: Tx, { id, what, next_action }: Due): Promise<void> {
  const at = new Date(Date.now() + LATER_MINUTES * 60_000).toISOString()
  await saveRequest(
    tx.db,
    id,
    what === 'nudge' ? { nudge_due_at: null } : { next_action, next_action_at: at },
  )
}

type DueWork = { office: Office; people: People; due: Due }

async function actOne(approvals: Approvals, tx: Tx, { office, people, due }: DueWork): Promise<boolean> {
  const held = await approvals.hold(tx, due.id)
  if (!held) return false
  if (due.what === 'nudge') return nudgeNow(approvals, tx, held, office)
  const { row } = held
  // Somebody was faster than this look.
  if (row.next_action !== due.what || !row.next_action_at || row.next_action_at > office.now) return false
  const command = await commandOf(tx, people, held, due.what)
  const refused = await approvals.move(tx, held, command, { mover: BY_TIME, origin: 'escalated' })
  if (refused === null) return true
  // Nobody above is left to ask: those who are asked stay asked, and are told again tomorrow.
  const reminded = await approvals.move(tx, held, { type: 'remind' }, { mover: BY_TIME })
  await saveRequest(tx.db, row.id, { next_action: due.what, next_action_at: tomorrow(office, row.ou_id) })
  return reminded === null
}

function tomorrow(office: Office, ouId: string): string {
  return office.nextOpening(ouId, new Date(Date.parse(office.now) + 24 * 3_600_000).toISOString())
}

async function commandOf(tx: Tx, people: People, held: HeldRequest, what: Due['what']): Promise<Command> {
  if (what === 'escalate') return { type: 'escalate', to: await escalationOf(tx, people, held) }
  return { type: what === 'nudge' ? 'remind' : what }
}

async function nudgeNow({ parts }: Approvals, tx: Tx, held: HeldRequest, office: Office): Promise<boolean> {
  const { row } = held
  if (!row.nudge_due_at || row.nudge_due_at > office.now || row.status !== 'pending') return false
  await saveRequest(tx.db, row.id, { nudge_due_at: null })
  if (!row.is_frozen) await sendNudge(parts, tx, held)
  return true
}
