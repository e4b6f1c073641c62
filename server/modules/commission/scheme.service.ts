import type { Resource } from '@contract/kernel/define-resource'
import { parseRate } from '@contract/kernel/rates'
import { commissionSchemeResource, type SchemeDraft } from '@contract/modules/commission/scheme.resource'
import { schemeFaults } from '@contract/modules/commission/scheme.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound, Problem, staleRecord } from '@server/platform/http/problems'
import { createRepository, type RecordRow } from '@server/platform/resource/create-repository'
import { difference } from '@server/platform/resource/difference'
import {
  insertScheme,
  lockScheme,
  moveScheme,
  partsOf,
  updateScheme,
} from '@server/modules/commission/scheme.repository'

const resource = commissionSchemeResource as unknown as Resource
const schemes = createRepository(resource)
type Asking = { tx: Tx; actor: Actor }

/** Each fault beside the part of the form that it is about. */
const PATH_OF: Record<string, string> = {
  levels_above_company_rate: 'levels',
  level_twice: 'levels',
  tranches_missing: 'tranches',
  tranches_not_whole: 'tranches',
  triggers_not_rising: 'tranches',
  trigger_out_of_range: 'tranches',
}

function faultsOf(
  scheme: Pick<SchemeDraft, 'company_rate_pct' | 'levels'> & {
    tranches: readonly { trigger_pct: string; release_pct: string }[]
  },
): string[] {
  return schemeFaults({
    company_rate: parseRate(scheme.company_rate_pct),
    levels: scheme.levels.map(({ level, rate_pct }) => ({ level, rate: parseRate(rate_pct) })),
    tranches: scheme.tranches.map(({ trigger_pct, release_pct }, index) => ({
      seq: index + 1,
      trigger_rate: parseRate(trigger_pct),
      release_rate: parseRate(release_pct),
    })),
  })
}

export async function shownScheme(db: Db, actor: Actor, id: string) {
  const row = await schemes.get(db, accessWhere(actor, 'view', resource), id)
  const parts = await partsOf(db, id)
  return {
    ...row,
    ...parts,
    faults: faultsOf({ company_rate_pct: String(row['company_rate_pct']), ...parts }),
  }
}

async function checkDraft(db: Db, draft: SchemeDraft): Promise<void> {
  if (draft.valid_to !== null && draft.valid_to < draft.valid_from)
    throw fieldProblem('rule_broken', 'valid_to', 'dates_reversed')
  if (draft.project_id === null) return
  const project = await db
    .selectFrom('project')
    .select('developer_id')
    .where('id', '=', draft.project_id)
    .executeTakeFirst()
  if (project?.developer_id !== draft.developer_id)
    throw fieldProblem('rule_broken', 'developer_id', 'scheme_developer_unfit')
}

/** What is checked when it comes into force alone: a draft may be half done, but never twice the same level. */
function refuseFaults(faults: readonly string[]): void {
  const [first] = faults
  if (!first) return
  throw new Problem('rule_broken', first, {
    fields: faults.map(code => ({ path: PATH_OF[code] ?? 'tranches', code, message: code })),
  })
}

function trace({ tx }: Asking, verb: string, id: string, diff: unknown): void {
  tx.audit({ action: `commission_scheme.${verb}`, entityType: 'commission_scheme', entityId: id, diff })
}

export async function draftScheme(asking: Asking, draft: SchemeDraft): Promise<string> {
  const { db } = asking.tx
  await checkDraft(db, draft)
  refuseFaults(faultsOf(draft).filter(fault => fault === 'level_twice'))
  const id = await insertScheme(db, draft, asking.actor.userId)
  trace(asking, 'create', id, draft)
  return id
}

async function locked({ tx }: Asking, id: string, version: number | null) {
  const scheme = await lockScheme(tx.db, id)
  if (!scheme) throw notFound()
  if (version !== null && scheme.row_version !== version) throw staleRecord(scheme.row_version)
  return scheme
}

/** A scheme in force is never changed: a new one takes its place from a day on. */
export async function changeScheme(
  asking: Asking,
  id: string,
  version: number | null,
  draft: SchemeDraft,
): Promise<void> {
  const before = await locked(asking, id, version)
  if (before.status !== 'draft') throw new Problem('conflict', 'scheme_in_force')
  await checkDraft(asking.tx.db, draft)
  refuseFaults(faultsOf(draft).filter(fault => fault === 'level_twice'))
  await updateScheme(asking.tx.db, id, draft, asking.actor.userId)
  const { levels, tranches, ...values } = draft
  const diff = difference(resource, before as unknown as RecordRow, { ...before, ...values } as never)
  trace(asking, 'update', id, { ...diff, levels: [null, levels], tranches: [null, tranches] })
}

export async function activateScheme(asking: Asking, id: string, version: number | null): Promise<void> {
  const scheme = await locked(asking, id, version)
  if (scheme.status !== 'draft') throw new Problem('conflict', 'scheme_in_force')
  const parts = await partsOf(asking.tx.db, id)
  refuseFaults(faultsOf({ company_rate_pct: scheme.company_rate_pct, ...parts }))
  await moveScheme(asking.tx.db, id, { status: 'active', updated_by: asking.actor.userId })
  trace(asking, 'activate', id, { status: ['draft', 'active'] })
}

export async function retireScheme(
  asking: Asking,
  id: string,
  version: number | null,
  valid_to: string,
): Promise<void> {
  const scheme = await locked(asking, id, version)
  if (scheme.status !== 'active') throw new Problem('conflict', 'scheme_not_in_force')
  if (valid_to < scheme.valid_from) throw fieldProblem('rule_broken', 'valid_to', 'dates_reversed')
  await moveScheme(asking.tx.db, id, { status: 'retired', valid_to, updated_by: asking.actor.userId })
  trace(asking, 'retire', id, { status: ['active', 'retired'], valid_to: [scheme.valid_to, valid_to] })
}
