import type { CodeLimits } from '@contract/modules/approvals/link-decision.rules'
import type { Limits } from '@contract/modules/approvals/link-token.rules'
import type { Db } from '@server/platform/db/database'

/** As the company has set it, in the one row that there is. */
export async function readLinkRule(db: Db): Promise<Limits & { code: CodeLimits }> {
  const { code_minutes, code_tries, ...limits } = await db
    .selectFrom('link_rule')
    .select(['otp_from', 'otp_days_from', 'login_from', 'code_minutes', 'code_tries'])
    .executeTakeFirstOrThrow()
  return { ...limits, code: { minutes: code_minutes, tries: code_tries } }
}
