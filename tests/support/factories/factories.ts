import type { Db } from '@server/platform/db/database'
import { buildOperatingUnit } from '@tests/support/factories/maintenance'
import { buildOutboxMail, buildRole, buildUser } from '@tests/support/factories/settings'

/** A factory for each resource, by its name; each makes the parents it needs. */
export const factories: Record<string, (db: Db) => Promise<object>> = {
  operating_unit: buildOperatingUnit,
  outbox_mail: buildOutboxMail,
  role: buildRole,
  user: buildUser,
}
