import { noteOfLink } from '@server/platform/approvals/links/link-audit'
import { isStillCurrent, linkOfMail } from '@server/platform/approvals/mails/still-current.repository'
import { readAsSystem } from '@server/platform/db/as-system'
import type { Database } from '@server/platform/db/database'
import type { DeliveryParts } from '@server/platform/mail/mail-delivery'

/** What the mail worker asks and tells about mails that carry a link: dead ones stay, and what left is on record. */
export function approvalMailChecks(database: Database): {
  [Part in 'stillCurrent' | 'onSent']: NonNullable<DeliveryParts[Part]>
} {
  return {
    stillCurrent: row => readAsSystem(database, db => isStillCurrent(db, row.dedupe_key)),
    async onSent(tx, row) {
      const link = await linkOfMail(tx.db, row.dedupe_key)
      if (link) tx.audit(noteOfLink('mail', link, null, { kind: row.kind, to: row.to_address }))
    },
  }
}
