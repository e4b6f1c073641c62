import { z } from 'zod'
import { parseRate } from '@contract/kernel/rates'
import type { FrozenScheme } from '@contract/modules/commission/projection.rules'
import {
  CLAWBACK_RULES,
  HOLDBACK_RULES,
  TRANCHE_EVENTS,
  TRIGGER_KINDS,
  VACANT_RULES,
  VAT_MODES,
} from '@contract/modules/commission/scheme.resource'
import { BASE_KINDS, SELLER_LEVELS, type SellerLevel } from '@contract/selling/scheme.rules'

/** A scheme in its own words, as it is frozen into a sale: nothing that happens to the scheme changes it. */
export const schemeSnapshotSchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  /** What was frozen before schemes had versions was the only one. */
  version: z.number().int().default(1),
  base_kind: z.enum(BASE_KINDS),
  company_rate_pct: z.string(),
  vat_mode: z.enum(VAT_MODES),
  trigger_kind: z.enum(TRIGGER_KINDS),
  requires_documents: z.boolean(),
  requires_pdc: z.boolean(),
  vacant_rule: z.enum(VACANT_RULES),
  holdback_rate_pct: z.string(),
  holdback_release_rule: z.enum(HOLDBACK_RULES),
  clawback_rule: z.enum(CLAWBACK_RULES),
  levels: z.array(z.object({ level: z.enum(SELLER_LEVELS), rate_pct: z.string(), is_override: z.boolean() })),
  tranches: z.array(
    z.object({
      seq: z.number().int(),
      name: z.string().nullable(),
      trigger_pct: z.string(),
      release_pct: z.string(),
      requires_event: z.enum(TRANCHE_EVENTS),
    }),
  ),
})
export type SchemeSnapshot = z.infer<typeof schemeSnapshotSchema>

/** In the words of the rules; levels from the bottom up, as they roll up. */
export function frozenScheme(snapshot: SchemeSnapshot): FrozenScheme<SellerLevel> {
  const levels = SELLER_LEVELS.flatMap(level =>
    snapshot.levels
      .filter(each => each.level === level)
      .map(({ rate_pct }) => ({ level, rate: parseRate(rate_pct) })),
  )
  return {
    company_rate: parseRate(snapshot.company_rate_pct),
    levels,
    tranches: snapshot.tranches.map(({ seq, trigger_pct, release_pct }) => ({
      seq,
      trigger_rate: parseRate(trigger_pct),
      release_rate: parseRate(release_pct),
    })),
    vacant: snapshot.vacant_rule,
  }
}
