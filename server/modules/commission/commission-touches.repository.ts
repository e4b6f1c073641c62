import { sql } from 'kysely'
import { commissionCap } from '@contract/modules/cash-advance/cash-advance.parameters'
import {
  corporateLimit,
  holdbackDays,
  individualLimit,
  paperLinkDays,
  payoutWaitHours,
} from '@contract/modules/commission/commission.parameters'
import { NOW } from '@server/platform/db/clock'
import { countByPortal, countInUnit } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

const draftReleases = countInUnit(sql`commission_release where status in ('draft', 'returned')`)

export const commissionTouches: ParameterTouches = {
  [commissionCap.code]: draftReleases,
  [individualLimit.code]: draftReleases,
  [corporateLimit.code]: draftReleases,
  [payoutWaitHours.code]: countInUnit(sql`commission_release where status = 'approved'`),
  [holdbackDays.code]: countInUnit(sql`commission_holdback where status = 'held' and due_on is not null`),
  [paperLinkDays.code]: countByPortal(sql`paper_link
    where used_at is null and revoked_at is null and expires_at > ${NOW}`),
}
