import { endOfFormer, overlap } from '@contract/modules/commission/scheme-version.rules'
import { businessDay } from '@server/platform/db/business-day'
import { fieldProblem, Problem } from '@server/platform/http/problems'
import { draftFaults } from '@server/modules/commission/scheme-records'
import {
  findLine,
  findOthers,
  isCounted,
  lockScheme,
  moveScheme,
} from '@server/modules/commission/scheme.repository'
import { refuseFaults, trace, type SchemeContext } from '@server/modules/commission/scheme.service'

/** From its day on sales are counted by it; the version before it holds until the eve. */
export async function publishScheme({ tx, actor, record: scheme, audit }: SchemeContext): Promise<void> {
  const { db } = tx
  if (scheme.status !== 'draft') throw new Problem('conflict', 'scheme_in_force')
  const { former, faults } = await draftFaults(db, scheme.id, scheme.follows_id)
  refuseFaults(faults)
  const by = actor.userId
  // What is told of it here is put back should this one be taken back.
  const stood = former && (await lockScheme(db, former.id))
  if (former) {
    const valid_to = endOfFormer(former, scheme.valid_from)
    await moveScheme(db, former.id, { status: 'retired', valid_to, updated_by: by })
    trace(tx, 'end', former.id, { valid_to: [former.valid_to, valid_to] })
  }
  const kept = stood && { former_status: stood.status, former_valid_to: stood.valid_to }
  await moveScheme(db, scheme.id, { status: 'active', ...kept, updated_by: by })
  audit({ status: ['draft', 'active'] })
}

/** Until its day: it is a draft again, and the version before it stands as it did. */
export async function withdrawScheme({ tx, actor, record: scheme, audit }: SchemeContext): Promise<void> {
  const { db } = tx
  const { id } = scheme
  if (scheme.status === 'draft' || scheme.valid_from <= (await businessDay(db)))
    throw new Problem('conflict', 'scheme_not_coming')
  if (await isCounted(db, id)) throw new Problem('conflict', 'scheme_counted')
  const line = await findLine(db, scheme.code)
  if (line.draft || line.latest?.id !== id) throw new Problem('conflict', 'version_followed')
  const by = actor.userId
  await moveScheme(db, id, { status: 'draft', former_status: null, former_valid_to: null, updated_by: by })
  audit({ status: [scheme.status, 'draft'] })
  const former = scheme.follows_id === null ? undefined : await lockScheme(db, scheme.follows_id)
  if (!former || scheme.former_status === null) return
  const { former_status: status, former_valid_to: valid_to } = scheme
  const others = await findOthers(db, former)
  if (others.some(other => overlap({ valid_from: former.valid_from, valid_to }, other)))
    throw new Problem('conflict', 'former_cut_short')
  await moveScheme(db, former.id, { status, valid_to, updated_by: by })
  trace(tx, 'resume', former.id, { valid_to: [former.valid_to, valid_to] })
}

/** Says until when a scheme holds; what was booked by it stays as it is. */
export async function retireScheme(
  { tx: { db }, actor, record: scheme, audit }: SchemeContext,
  valid_to: string,
): Promise<void> {
  if (scheme.status !== 'active') throw new Problem('conflict', 'scheme_not_in_force')
  if (valid_to < scheme.valid_from) throw fieldProblem('rule_broken', 'valid_to', 'dates_reversed')
  if (valid_to < (await businessDay(db))) throw fieldProblem('rule_broken', 'valid_to', 'scheme_ends_in_past')
  const others = await findOthers(db, scheme)
  if (others.some(other => overlap({ valid_from: scheme.valid_from, valid_to }, other)))
    throw fieldProblem('rule_broken', 'valid_to', 'validity_overlaps')
  await moveScheme(db, scheme.id, { status: 'retired', valid_to, updated_by: actor.userId })
  audit({ status: ['active', 'retired'], valid_to: [scheme.valid_to, valid_to] })
}
