import type { AuditVerb } from '@contract/modules/settings/audit-actions'
import {
  commissionSchemeResource,
  LINE_TERMS,
  type SchemeDetail,
  type SchemeDraft,
  type SchemeTerms,
} from '@contract/modules/commission/scheme.resource'
import { writtenFaults } from '@contract/selling/scheme.rules'
import { addressOf, schemeDifference } from '@contract/modules/commission/scheme-difference.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Caller } from '@server/platform/access/caller'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { fieldProblem, notFound, Problem } from '@server/platform/http/problems'
import { difference } from '@server/platform/resource/difference'
import { refuseBroken } from '@server/platform/resource/refuse-broken'
import { recordOptions, type RecordContext } from '@server/platform/resource/run-command'
import { schemeRecords } from '@server/modules/commission/scheme-records'
import {
  findLine,
  insertScheme,
  lockScheme,
  partsOf,
  queueForSchemes,
  removeScheme,
  termsOf,
  updateScheme,
  type LockedScheme,
} from '@server/modules/commission/scheme.repository'

const resource = commissionSchemeResource
export type SchemeContext = RecordContext<LockedScheme>

/** Each fault beside the part of the form that it is about. */
const PATH_OF: Partial<Record<SchemeDetail['faults'][number], string>> = {
  levels_above_company_rate: 'levels',
  level_twice: 'levels',
  level_missing: 'levels',
  dates_reversed: 'valid_to',
  version_too_early: 'valid_from',
  version_reaches_back: 'valid_from',
  validity_overlaps: 'valid_from',
}

export function refuseFaults(faults: SchemeDetail['faults']): void {
  refuseBroken(faults.map(code => ({ path: PATH_OF[code] ?? 'tranches', code })))
}

export const shownScheme = (db: Db, actor: Actor, id: string) =>
  schemeRecords.get(db, accessWhere(actor, 'view', resource), id)

async function checkDraft(db: Db, draft: SchemeDraft): Promise<void> {
  if (draft.valid_to !== null && draft.valid_to < draft.valid_from)
    throw fieldProblem('rule_broken', 'valid_to', 'dates_reversed')
  // A draft may be half done, but never twice the same level.
  refuseFaults(writtenFaults(draft).filter(fault => fault === 'level_twice'))
  if (draft.project_id === null) return
  const project = await db
    .selectFrom('project')
    .select('developer_id')
    .where('id', '=', draft.project_id)
    .executeTakeFirst()
  if (project?.developer_id !== draft.developer_id)
    throw fieldProblem('rule_broken', 'developer_id', 'scheme_developer_unfit')
}

/** A code is that of one line of versions. */
async function refuseTaken(db: Db, code: string): Promise<void> {
  const { latest, draft } = await findLine(db, code)
  if (latest ?? draft) throw fieldProblem('already_exists', 'code', 'already_exists')
}

/** Of another version than the one that the command is about. */
export function trace(tx: Tx, verb: AuditVerb, id: string, diff: unknown): void {
  tx.audit({ action: `commission_scheme.${verb}`, entityType: 'commission_scheme', entityId: id, diff })
}

/** One at a time: what two publish at once is looked at by the second as the first has left it. */
export const schemeOptions = recordOptions<LockedScheme>(schemeRecords, async (tx, access, id) => {
  await queueForSchemes(tx.db)
  const scheme = await lockScheme(tx.db, id)
  if (!scheme) throw notFound()
  await schemeRecords.get(tx.db, access, id)
  return scheme
})

export async function draftScheme({ tx, actor }: Caller, draft: SchemeDraft): Promise<string> {
  await checkDraft(tx.db, draft)
  await refuseTaken(tx.db, draft.code)
  const id = await insertScheme(tx.db, draft, actor.userId)
  trace(tx, 'create', id, flat(null, draft))
  return id
}

/** What a version says otherwise, by the words of its page. */
function flat(before: SchemeTerms | null, after: SchemeDraft): Record<string, unknown> {
  const { levels, tranches, ...values } = after
  const own = difference(resource, before, values)
  const is = { ...after, tranches: tranches.map((tranche, index) => ({ ...tranche, seq: index + 1 })) }
  const was = before ?? { ...is, levels: [], tranches: [] }
  const parts = schemeDifference(was, is)
    .filter(({ part }) => part !== 'terms')
    .map(line => [addressOf(line), [line.before, line.after]] as const)
  const kept = Object.entries(own).filter(([name]) => name in values)
  return Object.fromEntries([...kept, ...parts])
}

/** A scheme in force is never changed: a new version takes its place from a day on. */
export async function changeScheme(
  { tx: { db }, actor, record: before, audit }: SchemeContext,
  draft: SchemeDraft,
): Promise<void> {
  if (before.status !== 'draft') throw new Problem('conflict', 'scheme_in_force')
  await checkDraft(db, draft)
  if (before.follows_id !== null) {
    for (const path of LINE_TERMS)
      if (draft[path] !== before[path]) throw fieldProblem('rule_broken', path, 'version_keeps_scope')
  } else if (draft.code !== before.code) await refuseTaken(db, draft.code)
  const terms = await termsOf(db, before.id)
  await updateScheme(db, before.id, draft, actor.userId)
  audit(flat(terms, draft))
}

/** A draft that says what its model says, from a day on; of each line one at a time. */
export async function nextVersion(
  { tx, actor, record: model }: SchemeContext,
  valid_from: string,
): Promise<string> {
  const { db } = tx
  if (model.status === 'draft') throw new Problem('conflict', 'scheme_not_in_force')
  const { draft, latest } = await findLine(db, model.code)
  if (draft) throw new Problem('conflict', 'version_drafted')
  if (!latest) throw new Error('a scheme in force stands in its line')
  if (valid_from <= latest.valid_from) throw fieldProblem('rule_broken', 'valid_from', 'version_too_early')
  const terms = await termsOf(db, model.id)
  if (!terms) throw notFound()
  const { id: _model, version: _of, levels, tranches, ...values } = terms
  const copy = {
    ...values,
    valid_from,
    valid_to: null,
    levels,
    tranches: tranches.map(({ seq: _seq, ...tranche }) => tranche),
  }
  const place = { version: latest.version + 1, follows_id: latest.id }
  const made = await insertScheme(db, copy, actor.userId, place)
  trace(tx, 'create', made, { version: [latest.version, place.version], valid_from: [null, valid_from] })
  return made
}

/** Given up before it was published: nothing was ever counted by it. */
export async function discardScheme({ tx: { db }, record: scheme, audit }: SchemeContext): Promise<void> {
  if (scheme.status !== 'draft') throw new Problem('conflict', 'scheme_in_force')
  const { levels, tranches } = await partsOf(db, scheme.id)
  await removeScheme(db, scheme.id)
  audit({ code: [scheme.code, null], levels, tranches })
}
