import { sql } from 'kysely'
import type { AuditEntry } from '@server/platform/audit/audit.repository'
import type { Tx } from '@server/platform/db/transaction'

/**
 * One of several pieces of a transaction: thrown out of, it leaves nothing behind, and the others stand. What it has
 * to tell of is told with the rest, or not at all.
 */
export async function apart<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  const entries: AuditEntry[] = []
  const followUps: (() => void | Promise<void>)[] = []
  await sql.raw('savepoint piece').execute(tx.db)
  try {
    const result = await work({
      ...tx,
      audit: entry => entries.push(entry),
      afterCommit: followUp => followUps.push(followUp),
    })
    await sql.raw('release savepoint piece').execute(tx.db)
    for (const entry of entries) tx.audit(entry)
    for (const followUp of followUps) tx.afterCommit(followUp)
    return result
  } catch (error) {
    await sql.raw('rollback to savepoint piece').execute(tx.db)
    throw error
  }
}

/** The same work as if it were meant, and nothing of it left behind: what a dry run tells, the doing holds. */
export async function onlyTried<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql.raw('savepoint only_tried').execute(tx.db)
  const answer = await work({ ...tx, audit: () => undefined, afterCommit: () => undefined })
  await sql.raw('rollback to savepoint only_tried').execute(tx.db)
  return answer
}
