import type { Parameter } from '@contract/kernel/define-parameter'
import type { ParameterEntry, SetParameter } from '@contract/modules/settings/parameter.calls'
import { PARAMETERS } from '@contract/modules/parameters'
import type { Actor } from '@server/platform/access/actor'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import {
  insertValue,
  isPlace,
  readEntry,
  withdrawValue,
  type LockedValue,
} from '@server/modules/settings/parameter.repository'

type ParameterCall = { tx: Tx; actor: Actor; audit: (diff: unknown) => void }

export async function setParameter(
  { tx, actor, audit }: ParameterCall,
  asked: SetParameter,
): Promise<ParameterEntry> {
  const parameter = PARAMETERS.find(({ code }) => code === asked.code)
  if (!parameter) throw fieldProblem('rule_broken', 'code', 'reference_unknown')
  await checkPlace(tx, parameter, asked)
  if (!parameter.schema.safeParse(asked.value).success)
    throw fieldProblem('rule_broken', 'value', 'number_out_of_range')
  if (asked.effective_from < (await businessDay(tx.db)))
    throw fieldProblem('rule_broken', 'effective_from', 'parameter_past')
  const id = await insertValue(tx.db, asked, actor.userId)
  if (id === null) throw fieldProblem('rule_broken', 'effective_from', 'parameter_day_taken')
  const { code, scope, for_ou_id, for_project_id, effective_from, value, reason } = asked
  audit({
    code: [null, code],
    scope: [null, scope],
    ...(for_ou_id && { for_ou_id: [null, for_ou_id] }),
    ...(for_project_id && { for_project_id: [null, for_project_id] }),
    effective_from: [null, effective_from],
    value: [null, value],
    reason: [null, reason],
  })
  return readEntry(tx.db, id)
}

/** The scope says what else has to be named, and nothing beside it. */
async function checkPlace(tx: Tx, { scopes }: Parameter, asked: SetParameter): Promise<void> {
  const { scope, for_ou_id, for_project_id } = asked
  if (!scopes.includes(scope)) throw fieldProblem('rule_broken', 'scope', 'parameter_scope')
  const places = [
    { path: 'for_ou_id', id: for_ou_id, isAsked: scope === 'unit', table: 'operating_unit' },
    { path: 'for_project_id', id: for_project_id, isAsked: scope === 'project', table: 'project' },
  ] as const
  for (const { path, id, isAsked, table } of places) {
    if (isAsked && id === null) throw fieldProblem('rule_broken', path, 'required')
    if (!isAsked && id !== null) throw fieldProblem('rule_broken', path, 'parameter_scope')
    if (id !== null && !(await isPlace(tx.db, table, id)))
      throw fieldProblem('rule_broken', path, 'reference_unknown')
  }
}

export async function withdrawParameter(
  { tx, actor, audit }: ParameterCall,
  { id, code, value, effective_from, withdrawn_at }: LockedValue,
): Promise<ParameterEntry> {
  if (withdrawn_at !== null || effective_from <= (await businessDay(tx.db)))
    throw new Problem('conflict', 'parameter_begun')
  await withdrawValue(tx.db, id, actor.userId)
  audit({ code: [code, null], effective_from: [effective_from, null], value: [value, null] })
  return readEntry(tx.db, id)
}
