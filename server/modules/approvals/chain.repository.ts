import { sql } from 'kysely'
import type { ApprovalChain, ChainStepForm } from '@contract/approvals/approval-chain.calls'
import { approvalChainResource } from '@contract/approvals/approval-chain.resource'
import type { Db } from '@server/platform/db/database'
import { createRepository } from '@server/platform/resource/create-repository'

/** The steps come with their chain, each with the name of whom it asks. */
const steps = sql<ApprovalChain['steps']>`(
  select coalesce(json_agg(json_build_object('seq', s.seq, 'step_key', s.step_key, 'resolver', s.resolver,
    'resolver_arg', s.resolver_arg, 'decision_kind', s.decision_kind, 'min_approvals', s.min_approvals,
    'sla_hours', s.sla_hours, 'on_timeout', s.on_timeout,
    'resolver_label', case s.resolver
      when 'role' then (select r.name from role r where r.code = s.resolver_arg)
      when 'fixed_user' then (select u.full_name from app_user u where u.id::text = s.resolver_arg)
    end) order by s.seq), '[]')
  from approval_chain_step s where s.chain_id = approval_chain.id)`

export const chains = createRepository(approvalChainResource, { extra: { steps } })

export async function replaceSteps(db: Db, chainId: string, given: readonly ChainStepForm[]): Promise<void> {
  await db.deleteFrom('approval_chain_step').where('chain_id', '=', chainId).execute()
  const rows = given.map((step, index) => ({ ...step, chain_id: chainId, seq: index + 1 }))
  await db.insertInto('approval_chain_step').values(rows).execute()
}

/** What steps may name: roles, and those of these accounts that are active. */
export async function knownNames(
  db: Db,
  given: readonly ChainStepForm[],
): Promise<{ roles: Set<string>; users: Set<string> }> {
  const roles = await db.selectFrom('role').select('code').execute()
  const ids = given.flatMap(step =>
    step.resolver === 'fixed_user' && step.resolver_arg ? [step.resolver_arg] : [],
  )
  const { rows } = await sql<{ id: string }>`
    select id from app_user where status = 'active' and id::text = any (${ids}::text[])`.execute(db)
  return { roles: new Set(roles.map(role => role.code)), users: new Set(rows.map(row => row.id)) }
}

export async function rolesToChoose(db: Db): Promise<{ code: string; name: string }[]> {
  return db.selectFrom('role').select(['code', 'name']).orderBy('rank').orderBy('name').execute()
}
