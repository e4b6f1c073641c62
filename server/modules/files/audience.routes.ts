import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { unitLabel } from '@contract/kernel/record-labels'
import {
  audienceChoicesSchema,
  audienceCountSchema,
  countAudienceSchema,
} from '@contract/modules/files/audience'
import { scopeOf, unitIdsOf, type Actor } from '@server/platform/access/actor'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { forbidden } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import {
  choicesOf,
  countAudience,
  findPeople,
  namesOfPeople,
} from '@server/modules/files/audience.repository'

const WHY = 'Memos and forms go to people of every unit whom no list shows to their author.'

const WRITERS = ['files.memo.create', 'files.form.manage'] as const
const choice = z.object({ id: idSchema, label: z.string() })

/** Who writes to people may know whom there is to write to; nobody else is told. */
const OF_WRITERS = { permission: WRITERS[0], or: WRITERS[1] } as const

function mayReachCompany(actor: Actor): boolean {
  return WRITERS.some(code => scopeOf(actor, code) === 'all')
}

/** Null: the people of every unit. */
const reachOf = (actor: Actor) => (mayReachCompany(actor) ? null : unitIdsOf(actor))

export function audienceRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: '/api/v1/files/audience-choices',
    access: OF_WRITERS,
    // Lists that are not the writer's to keep are read for them: names, no more.
    asPortal: WHY,
    summary: 'Units, divisions, positions and roles that something can be addressed to',
    answers: audienceChoicesSchema,
    read: async ({ db }, { actor }) => ({
      units: actor.units.map(unit => ({ id: unit.id, label: unitLabel(unit) })),
      divisions: await choicesOf(db, 'division'),
      positions: await choicesOf(db, 'position'),
      roles: await choicesOf(db, 'role'),
      may_reach_company: mayReachCompany(actor),
    }),
  })

  registerRead(app, platform, {
    url: '/api/v1/files/audience-people',
    access: OF_WRITERS,
    asPortal: WHY,
    summary: 'People by name or number, or the names of those that were chosen',
    query: z.strictObject({
      search: z.string().trim().max(80).default(''),
      ids: z.string().max(20_000).optional(),
    }),
    answers: z.array(choice),
    read: async ({ db }, call) => {
      const { search, ids } = call.query
      const wanted = ids?.split(',').filter(id => idSchema.safeParse(id).success)
      return wanted ? namesOfPeople(db, wanted) : findPeople(db, search, reachOf(call.actor))
    },
  })

  registerRead(app, platform, {
    url: '/api/v1/files/audience-count',
    access: OF_WRITERS,
    asPortal: WHY,
    summary: 'How many people an audience is',
    body: countAudienceSchema,
    answers: audienceCountSchema,
    read: async (tx, call) => {
      const { audience, ou_id } = call.body
      const units = reachOf(call.actor)
      if (units && (ou_id === null || !units.includes(ou_id))) throw forbidden()
      return countAudience(tx.db, audience, ou_id)
    },
  })
}
