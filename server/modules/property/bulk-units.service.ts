import type { BulkAnswer, BulkTarget } from '@contract/kernel/record-calls'
import type { BulkUnits } from '@contract/selling/property-unit.calls'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import { forbidden, notFound, Problem } from '@server/platform/http/problems'
import { isServerPhrase, say } from '@server/platform/phrases/say'
import { conditions } from '@server/platform/resource/narrow-sql'
import type { AnyCall } from '@server/platform/resource/resource-context'
import { unitResource } from '@server/modules/property/unit.repository'
import { carryOut, nextStatus } from '@server/modules/property/unit-command.service'
import { lockUnits, unitIds, type UnitRow } from '@server/modules/property/unit-row.repository'

const MOST_ROWS = 5_000
const EXAMPLES = 3

/** The ids that are meant: those picked, or all that the list shows but those excepted. */
export async function targetIds(db: Db, actor: Actor, target: BulkTarget): Promise<string[]> {
  if ('ids' in target) return [...new Set(target.ids)]
  const { except, ...narrowing } = target.all
  const ids = await unitIds(
    db,
    [accessWhere(actor, 'view', unitResource), ...(await conditions(db, unitResource, narrowing))],
    { except, most: MOST_ROWS + 1 },
  )
  if (ids.length > MOST_ROWS)
    throw new Problem('rule_broken', 'bulk_beyond', { params: { limit: MOST_ROWS } })
  return ids
}

/** Told and done by the same steps: the dry run only stops before it writes. What may not move stays as it is. */
export async function bulkUnits(
  tx: Tx,
  call: AnyCall,
  route: 'publish' | 'block',
  { trigger, target, reason, dry_run }: BulkUnits,
): Promise<BulkAnswer> {
  if ((trigger === 'publish') !== (route === 'publish')) throw forbidden()
  const ids = await targetIds(tx.db, call.actor, target)
  const units = await lockUnits(tx.db, ids)
  if (units.length !== ids.length) throw notFound()
  const moving = new Map<UnitStatus, UnitRow[]>()
  const skipped = new Map<string, UnitRow[]>()
  for (const unit of units) {
    try {
      // Whether a reason was given is asked once, by the form.
      const to = nextStatus(unit, { trigger, reason: dry_run ? 'dry run' : reason }, call.actor)
      moving.set(to, [...(moving.get(to) ?? []), unit])
    } catch (error) {
      if (!(error instanceof Problem) || error.code === 'forbidden' || error.phrase === 'required')
        throw error
      skipped.set(error.phrase, [...(skipped.get(error.phrase) ?? []), unit])
    }
  }
  const changed = [...moving.values()].flat()
  if (!dry_run) for (const [to, group] of moving) await carryOut(tx, group, to, { trigger, reason })
  return {
    ...(dry_run ? {} : { changed: changed.map(({ id }) => id) }),
    will_change: changed.length,
    skipped: [...skipped].map(([why, group]) => ({
      reason: why,
      message: isServerPhrase(why) ? say(call.locale, why) : null,
      count: group.length,
      examples: group.slice(0, EXAMPLES).map(({ unit_code }) => unit_code),
    })),
  }
}
