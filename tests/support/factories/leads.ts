import { randomInt, randomUUID } from 'node:crypto'
import type { Db } from '@server/platform/db/database'
import { buildEmployee } from '@tests/support/factories/people'
import type { Overrides } from '@tests/support/factories/overrides'

const unique = () => randomUUID().slice(-8).toUpperCase()

/** Open, of nobody's team, never met, and protected for long; its fingerprint is its own. */
export async function buildLead(db: Db, overrides: Overrides<'lead'> = {}) {
  const key = unique()
  const owner =
    overrides.owner_employee_id && overrides.ou_id
      ? { id: overrides.owner_employee_id, ou_id: overrides.ou_id }
      : await buildEmployee(db, overrides.ou_id ? { ou_id: overrides.ou_id } : {})
  const category = overrides.category ?? 'open'
  const status_id = overrides.status_id ?? (await statusOf(db, category))
  return db
    .insertInto('lead')
    .values({
      lead_no: `LD-T-${key}`,
      full_name: `Lead ${key}`,
      mobile_e164: `+639${randomInt(100_000_000, 999_999_999)}`,
      email: null,
      campaign: null,
      team_id: null,
      unit_type_id: null,
      budget_min: null,
      budget_max: null,
      financing_pref: null,
      country: null,
      first_contact_at: null,
      next_action_at: null,
      next_action_kind: null,
      lost_reason: null,
      converted_buyer_id: null,
      merged_into_id: null,
      fingerprint: `test-${key}`,
      protected_from: '2026-01-01',
      protected_until: '2099-12-31',
      consent_text_version: '2026-01',
      ...overrides,
      owner_employee_id: owner.id,
      ou_id: owner.ou_id,
      category,
      status_id,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A status of this category, made where the demo has none. */
async function statusOf(db: Db, category: 'open' | 'working' | 'reserved' | 'won' | 'lost'): Promise<string> {
  const found = await db
    .selectFrom('prospect_status')
    .select('id')
    .where('category', '=', category)
    .where('is_active', '=', true)
    .orderBy('sort')
    .executeTakeFirst()
  if (found) return found.id
  const made = await db
    .insertInto('prospect_status')
    .values({ code: `T${unique()}`, name: `Status ${category}`, category, sort: 10, sla_days: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

export const leadFactories: Record<string, (db: Db) => Promise<object>> = { lead: buildLead }
