import type { AUDIT_CHANNELS } from '@contract/modules/settings/audit-entry.resource'

/** Where an action came from; stands in its audit row. */
export type Origin = {
  requestId?: string
  ip?: string | null
  userAgent?: string | null
  actorUserId?: string | null
  channel?: (typeof AUDIT_CHANNELS)[number]
}
