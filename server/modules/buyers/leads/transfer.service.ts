import { accessWhere } from '@server/platform/access/access-where'
import { Problem } from '@server/platform/http/problems'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import type { LeadContext } from '@server/modules/buyers/leads/activity.service'
import { changeLead, findOwner } from '@server/modules/buyers/leads/lead.repository'
import { addTransfer, isInReach } from '@server/modules/buyers/leads/transfer.repository'

/** Employees, seen with the reach that somebody has over leads. */
const sellers = { permission: 'buyer.lead', scope: { ou: 'ou_id', line: 'id' }, table: 'employee' } as const

export type HandOver = { kind: 'assign' | 'transfer'; to_employee_id: string; reason: string | null }

/** Another seller has the lead from now on: unit and team follow, protection and history stay. */
export async function handOver(
  { tx, actor, record: lead, audit }: LeadContext,
  asked: HandOver,
): Promise<void> {
  const { db } = tx
  if (lead.merged_into_id !== null) throw new Problem('conflict', 'lead_merged')
  if (lead.category === 'won' || lead.category === 'lost') throw new Problem('rule_broken', 'lead_over')
  const { to_employee_id: to } = asked
  if (to === lead.owner_employee_id) refuseBroken([{ path: 'to_employee_id', code: 'lead_owner_same' }])
  const owner = await findOwner(db, to)
  if (!owner || !(await isInReach(db, accessWhere(actor, asked.kind, sellers), to)))
    return refuseBroken([{ path: 'to_employee_id', code: 'reference_unknown' }])

  await addTransfer(db, lead, { ...asked, approved_by: actor.userId })
  await changeLead(db, lead.id, {
    owner_employee_id: owner.id,
    team_id: owner.team_id,
    ou_id: owner.ou_id,
    updated_by: actor.userId,
  })
  audit({ owner_employee_id: [lead.owner_employee_id, owner.id] })
}
