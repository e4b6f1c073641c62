import { sql, type RawBuilder } from 'kysely'
import {
  acknowledgementLinkHours,
  decisionLinkHours,
  leaveLinkHours,
  requestDays,
  statusLinkHours,
} from '@contract/modules/approvals/approvals.parameters'
import { NOW } from '@server/platform/db/clock'
import { countByPortal } from '@server/platform/parameters/count-touched.repository'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'

const links = (which: RawBuilder<unknown>) =>
  countByPortal(
    sql`approval_link where used_at is null and revoked_at is null and expires_at > ${NOW} and ${which}`,
  )
const ofLeave = sql`exists (select from approval_request r where r.id = request_id and r.doc_type = 'leave')`

export const approvalTouches: ParameterTouches = {
  [decisionLinkHours.code]: links(sql`purpose = 'decide' and not ${ofLeave}`),
  [leaveLinkHours.code]: links(sql`purpose = 'decide' and ${ofLeave}`),
  [acknowledgementLinkHours.code]: links(sql`purpose = 'acknowledge'`),
  [statusLinkHours.code]: links(sql`purpose = 'view_status'`),
  [requestDays.code]: countByPortal(sql`approval_request where status = 'pending'`),
}
