import { originsOf } from '@server/platform/approvals/approval-seat.repository'
import type { People } from '@server/platform/approvals/directory'
import type { EngineParts } from '@server/platform/approvals/engine-parts'
import { moveRequest } from '@server/platform/approvals/move-request'
import { escalationOf } from '@server/platform/approvals/offer-people'
import { lockRequest } from '@server/platform/approvals/approval-request.repository'
import { seatChanges, type SeatChange } from '@server/platform/approvals/right-people'
import type { Tx } from '@server/platform/db/transaction'
import type { HeldRequest } from '@server/platform/approvals/audit-move'

const BY_FACTS = { person: null, reason: 'approver_changed' } as const

/** Open seats go to whoever is right now; how many did. */
export async function recheckRequest(
  parts: EngineParts,
  tx: Tx,
  held: HeldRequest,
  people: People,
): Promise<number> {
  const origins = await originsOf(tx.db, held.row.id)
  const changes = await seatChanges(people, held.row, origins)
  let moved = 0
  let current = held
  for (const change of changes) {
    const origin = origins.get(change.seat.key) ?? 'chain'
    if (!(await follow(parts, tx, current, people, change, origin))) continue
    moved += 1
    const row = await lockRequest(tx.db, held.row.id)
    if (!row) break
    current = { ...current, row, approval: row.state }
  }
  return moved
}

/** To the next one, or to nobody where the others suffice, or upwards where nobody else is left. */
async function follow(
  parts: EngineParts,
  tx: Tx,
  held: HeldRequest,
  people: People,
  { seat, to }: SeatChange,
  origin: 'chain' | 'delegated' | 'reassigned' | 'escalated',
): Promise<boolean> {
  const { key } = seat
  if (to) {
    const command = { type: 'replace', seat: key, to: to.person, stands_in_for: to.stands_in_for } as const
    return (await moveRequest(parts, tx, held, command, { mover: BY_FACTS, origin })) === null
  }
  const release = { type: 'release', seat: key } as const
  if ((await moveRequest(parts, tx, held, release, { mover: BY_FACTS })) === null) return true
  const escalate = { type: 'escalate', to: await escalationOf(tx, people, held) } as const
  const refused = await moveRequest(parts, tx, held, escalate, { mover: BY_FACTS, origin: 'escalated' })
  return refused === null
}
