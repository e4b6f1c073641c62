import { readPeople } from '@server/platform/approvals/directory'
import type { DueParts } from '@server/platform/approvals/act-on-due'
import { originsOf } from '@server/platform/approvals/approval-seat.repository'
import { pendingAfter, takeNotes } from '@server/platform/approvals/due.repository'
import { recheckRequest } from '@server/platform/approvals/recheck-request'
import { requestById } from '@server/platform/approvals/approval-request.repository'
import { seatChanges } from '@server/platform/approvals/right-people'
import { apart } from '@server/platform/db/savepoint'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { isRetryable } from '@server/platform/db/failures'
import { redactedError } from '@server/platform/jobs/redact'

const ORIGIN = { origin: { channel: 'job' } } as const
const BITE = 200

/** Where something about people has changed since the last look; how many seats went to somebody else. */
export async function recheckIfNoted(parts: DueParts, signal?: AbortSignal): Promise<number> {
  const noted = await asSystem(parts.database, tx => takeNotes(tx.db), ORIGIN)
  return noted ? recheckAll(parts, signal) : 0
}

/** Every open request, in bites: most of them need no lock, since nothing about them has changed. */
export async function recheckAll(parts: DueParts, signal?: AbortSignal): Promise<number> {
  let moved = 0
  let after: string | null = null
  for (;;) {
    signal?.throwIfAborted()
    const from: string | null = after
    const bite = await asSystem(
      parts.database,
      async tx => {
        const ids = await pendingAfter(tx.db, from, BITE)
        return { last: ids.at(-1) ?? null, moved: await recheckSome(parts, tx, ids) }
      },
      ORIGIN,
    )
    moved += bite.moved
    if (bite.last === null) return moved
    after = bite.last
  }
}

async function recheckSome({ approvals, log }: DueParts, tx: Tx, ids: readonly string[]): Promise<number> {
  const people = readPeople(tx.db)
  let moved = 0
  for (const id of ids)
    try {
      const row = await requestById(tx.db, id)
      if (!row || (await seatChanges(people, row, await originsOf(tx.db, id))).length === 0) continue
      moved += await apart(tx, async piece => {
        const held = await approvals.hold(piece, id)
        return held ? recheckRequest(approvals.parts, piece, held, people) : 0
      })
    } catch (error) {
      if (isRetryable(error)) throw error
      log.error(
        { part: 'approvals', request: id, error: redactedError(error) },
        'Nobody could look who decides about a request',
      )
    }
  return moved
}
