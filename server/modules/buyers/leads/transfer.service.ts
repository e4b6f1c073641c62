import type { Resource } from '@contract/kernel/define-resource'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { accessWhere } from '@server/platform/access/access-where'
import { Problem, staleRecord } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { Asked } from '@server/modules/buyers/leads/activity.service'
import { changeLead, findOwner, leads, lockLead } from '@server/modules/buyers/leads/lead.repository'
import { addTransfer, isInReach } from '@server/modules/buyers/leads/transfer.repository'

const resource = leadResource as unknown as Resource
/** Employees, seen with the reach that somebody has over leads. */
const sellers = { permission: 'buyer.lead', scope: { ou: 'ou_id', line: 'id' }, table: 'employee' } as const

export type Handing = { kind: 'assign' | 'transfer'; to_employee_id: string; reason: string | null }

/** Another seller has the lead from now on: unit and team follow, protection and history stay. */
export async function handOver({ tx, actor, leadId }: Asked, version: number, asked: Handing) {
  const { db } = tx
  const access = accessWhere(actor, asked.kind, resource)
  const lead = await lockLead(db, access, leadId)
  if (lead.row_version !== version) throw staleRecord(lead.row_version)
  if (lead.merged_into_id !== null) throw new Problem('conflict', 'lead_merged')
  if (lead.category === 'won' || lead.category === 'lost') throw new Problem('rule_broken', 'lead_over')
  const { to_employee_id: to } = asked
  if (to === lead.owner_employee_id) refuseBroken([{ path: 'to_employee_id', code: 'lead_owner_same' }])
  const owner = await findOwner(db, to)
  if (!owner || !(await isInReach(db, accessWhere(actor, asked.kind, sellers), to)))
    return refuseBroken([{ path: 'to_employee_id', code: 'reference_unknown' }]) as never

  await addTransfer(db, lead, { ...asked, approved_by: actor.userId })
  await changeLead(db, leadId, {
    owner_employee_id: owner.id,
    team_id: owner.team_id,
    ou_id: owner.ou_id,
    updated_by: actor.userId,
  })
  tx.audit({
    action: `lead.${asked.kind}`,
    entityType: 'lead',
    entityId: leadId,
    ouId: lead.ou_id,
    diff: { owner_employee_id: [lead.owner_employee_id, owner.id] },
  })
  return leads.get(db, accessWhere(actor, 'view', resource), leadId)
}
