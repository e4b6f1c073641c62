import { sql } from 'kysely'
import type { AuditAction } from '@contract/modules/settings/audit-actions'
import type { Db } from '@server/platform/db/database'
import { keepPlan } from '@server/platform/db/keep-plan'
import { WITH_NEXT } from '@server/platform/db/leased-client'
import type { Origin } from '@server/platform/db/origin'

export type AuditEntry = {
  /** The permission-like name of what was done: "user.activate". */
  action: AuditAction
  entityType: string
  entityId: string | null
  /** The unit whose chain takes the row; company-wide things go to the company's own. */
  ouId?: string | null
  /** Before and after of what changed, already without secrets. */
  diff?: unknown
  actorUserId?: string | null
}

/** Travels with the commit behind it, so that the chain of the unit is locked for one round trip. */
export async function appendAudit(db: Db, entries: readonly AuditEntry[], origin: Origin): Promise<void> {
  const rows = entries.map(entry => ({
    action: entry.action,
    entity_type: entry.entityType,
    entity_id: entry.entityId,
    ou_id: entry.ouId ?? null,
    diff: entry.diff ?? null,
    actor_user_id: entry.actorUserId ?? origin.actorUserId ?? null,
    channel: origin.channel ?? 'app',
    ip: origin.ip ?? null,
    user_agent: origin.userAgent?.slice(0, 300) ?? null,
    request_id: origin.requestId ?? null,
  }))
  await keepPlan(
    sql`select portal_audit_append(${JSON.stringify(rows)}::jsonb) ${sql.raw(WITH_NEXT)}`,
  ).execute(db)
}

export type ChainFault = { chain: string; seq: number; reason: string }

/** Walks every chain; null where all of it holds, else the first entry that does not. */
export async function verifyAudit(db: Db): Promise<ChainFault | null> {
  const { rows } = await sql<ChainFault>`select chain, seq, reason from portal_audit_verify()`.execute(db)
  return rows[0] ?? null
}

/** As many as the reader may see. */
export async function countEntries(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_log`.execute(db)
  return rows[0]?.count ?? 0
}
