import { salesTeamMemberResource } from '@contract/modules/maintenance/sales-team-member.resource'
import type { Resource } from '@contract/kernel/define-resource'
import { salesTeamMemberHooks } from '@server/modules/maintenance/sales-team-member.hooks'
import type { Tx } from '@server/platform/db/transaction'
import { listWriter } from '@server/seeds/lists/list-writer'
import { divisionHeads, teamManagers } from '@server/seeds/staff'

const member: Resource = salesTeamMemberResource

/** Who leads the divisions and teams of the demo company, and who sells for which team. */
export async function seedDemoTeams(tx: Tx): Promise<void> {
  const people = await tx.db
    .selectFrom('employee as e')
    .innerJoin('position as p', 'p.id', 'e.position_id')
    .select(['e.id', 'e.first_name', 'e.last_name', 'e.ou_id', 'e.immediate_head_id', 'e.position_id'])
    .select('p.code as position')
    .orderBy('e.employee_no')
    .execute()
  const called = (name: string) => {
    const found = people.find(({ first_name, last_name }) => `${first_name} ${last_name}` === name)
    if (!found) throw new Error(`nobody is called ${name}`)
    return found
  }
  for (const [code, name] of Object.entries(divisionHeads))
    await tx.db
      .updateTable('division')
      .set({ head_employee_id: called(name).id })
      .where('code', '=', code)
      .execute()

  const admin = await tx.db
    .selectFrom('app_user')
    .select('id')
    .where('username', '=', 'super-admin')
    .executeTakeFirstOrThrow()
  const create = await listWriter(tx, admin.id)
  for (const [code, { manager, director, target }] of Object.entries(teamManagers)) {
    const leader = called(manager)
    const team = await tx.db
      .updateTable('sales_team')
      .set({
        manager_employee_id: leader.id,
        director_employee_id: called(director).id,
        monthly_target: target,
      })
      .where('code', '=', code)
      .returning(['id', 'ou_id', 'valid_from'])
      .executeTakeFirstOrThrow()
    const sellers = people.filter(
      ({ immediate_head_id, position }) => immediate_head_id === leader.id && position === 'AGENT',
    )
    for (const { id, position_id } of [leader, ...sellers])
      await create(member, salesTeamMemberHooks, {
        ou_id: team.ou_id,
        team_id: team.id,
        employee_id: id,
        position_id,
        valid_from: team.valid_from,
      })
  }
}
