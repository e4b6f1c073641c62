import type { Resource } from '@contract/kernel/define-resource'
import { shownDate, shownInstant } from '@contract/kernel/dates'
import { lastDay } from '@contract/modules/property/last-day.rules'
import { reservedUnitResource } from '@contract/modules/property/reserved-unit.resource'
import type { UnitStatus } from '@contract/selling/unit-state.rules'
import { accessWhere } from '@server/platform/access/access-where'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import { Problem } from '@server/platform/http/problems'
import { findHolder } from '@server/modules/property/unit-holder.repository'

const reserved: Resource = reservedUnitResource
const WORDS = { on_hold: 'unit_held_until', reserved: 'unit_reserved_until', sold: 'unit_sold_by' } as const
const STRANGERS: Partial<Record<UnitStatus, string>> = {
  on_hold: 'unit_held_elsewhere',
  reserved: 'unit_taken',
  sold: 'unit_taken',
}

/**
 * Whoever comes second is told in plain words, whether they wanted to hold the unit or to reserve it; who has it and
 * until when only where they may see that.
 */
export async function unitTaken({ db }: { db: Db }, actor: Actor, unitId: string): Promise<Problem> {
  const found = await findHolder(db, unitId, accessWhere(actor, 'view', reserved))
  const { unit_status = 'withdrawn', kept = null } = found ?? {}
  if (!kept) return new Problem('unit_taken', STRANGERS[unit_status] ?? 'unit_not_free')
  if (kept.is_own && kept.status === 'on_hold') return new Problem('unit_taken', 'unit_held_by_you')
  const until = kept.until === null ? '' : sayUntil(kept.status, kept.until)
  return new Problem('unit_taken', WORDS[kept.status], { params: { name: kept.holder_name, until } })
}

/** A hold ends within a day, a reservation with one. */
const sayUntil = (status: keyof typeof WORDS, until: string) =>
  status === 'on_hold' ? shownInstant(until) : shownDate(lastDay(until))
