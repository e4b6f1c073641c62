import { approvalMailChecks } from '@server/platform/approvals/mails/mail-checks'
import { readAsSystem } from '@server/platform/db/as-system'
import type { Database } from '@server/platform/db/database'
import { isPaperLinkLive } from '@server/platform/links/paper-link.repository'

const KEY = /^paper-link:([0-9a-f-]{36})$/

/** What the mail worker asks of mails with a link: what was decided, or voided, before its mail left is not mailed. */
export function linkMailChecks(database: Database): ReturnType<typeof approvalMailChecks> {
  const { stillCurrent: isAsked, onSent } = approvalMailChecks(database)
  return {
    onSent,
    async stillCurrent(row) {
      const [, id] = KEY.exec(row.dedupe_key ?? '') ?? []
      if (id === undefined) return isAsked(row)
      return readAsSystem(database, db => isPaperLinkLive(db, id))
    },
  }
}
