import { checkMembership, type Membership } from '@contract/modules/maintenance/sales-team-member.rules'
import { otherMemberships } from '@server/modules/maintenance/sales-team-member.repository'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { ResourceHooks } from '@server/platform/resource/resource-context'
import { writtenRecord } from '@server/platform/resource/written-record'

type MembershipRow = Membership & { id: string | null; employee_id: string }

/** Two memberships written at once would each find nobody there. */
const MEMBER_LOCK = 7_301_204

export const salesTeamMemberHooks: ResourceHooks = {
  async beforeWrite(tx, _call, values, before) {
    const member = writtenRecord<MembershipRow>(values, before)
    await tx.lock(MEMBER_LOCK)
    refuseBroken(checkMembership(member, await otherMemberships(tx.db, member)))
    return values
  },
}
