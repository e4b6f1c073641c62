import { unitLabel } from '@contract/kernel/record-labels'
import {
  buyerChoicesSchema,
  duplicatesSchema,
  findDuplicatesSchema,
  leadDraftSchema,
} from '@contract/modules/buyers/buyer.calls'
import { revealBuyerSchema, revealedBuyerSchema } from '@contract/modules/buyers/buyer-numbers'
import { buyerResource } from '@contract/modules/buyers/buyer.resource'
import { splitName } from '@contract/modules/buyers/split-name'
import { accessWhere } from '@server/platform/access/access-where'
import { scopeOf, unitIdsOf } from '@server/platform/access/actor'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { findOwnEmployee } from '@server/platform/people/employees.repository'
import { revealRoute } from '@server/platform/resource/reveal-route'
import type { LeadConversionPort } from '@server/platform/selling/lead-conversion-port'
import { findSealed, findSellers } from '@server/modules/buyers/buyers/buyer.repository'
import { columnOf } from '@server/modules/buyers/buyers/buyer-seal'
import { findDuplicates } from '@server/modules/buyers/buyers/duplicates.service'
import { recordParams } from '@server/platform/resource/routes/record-params'

const resource = buyerResource
const url = `/api/v1${buyerResource.path}`

export function buyerRoutes(
  app: PortalApp,
  platform: Platform,
  seal: ColumnSeal,
  leads: LeadConversionPort | null,
): void {
  revealRoute(app, platform, seal, {
    path: buyerResource.path,
    permission: 'buyer.record.reveal_pii',
    summary: 'Show one protected number of a buyer whole',
    entityType: 'buyer',
    body: revealBuyerSchema,
    answer: revealedBuyerSchema,
    async find(tx, { id, body: { field }, actor }) {
      const found = await findSealed(tx.db, field, id, accessWhere(actor, 'reveal_pii', resource))
      return found && { ...found, field, column: columnOf(field) }
    },
    show: number => ({ number }),
  })

  registerRead(app, platform, {
    url: `${url}/duplicates`,
    access: { permission: 'buyer.record.create', or: 'buyer.record.edit' },
    summary: 'Whether somebody of the same numbers is recorded already',
    body: findDuplicatesSchema,
    answers: duplicatesSchema,
    read: (tx, call) => findDuplicates(tx, call.actor, seal, call.body),
  })

  registerRead(app, platform, {
    url: `${url}/choices`,
    access: { permission: 'buyer.record.create', or: 'buyer.record.edit' },
    summary: 'The units and sellers that a form about buyers offers',
    answers: buyerChoicesSchema,
    read: async (tx, call) => {
      const { actor } = call
      const isAlone = scopeOf(actor, 'buyer.record.create') === 'own'
      const own = isAlone ? await findOwnEmployee(tx.db) : null
      const sellers = isAlone && !own ? [] : await findSellers(tx.db, unitIdsOf(actor), own?.id ?? null)
      const units = own ? actor.units.filter(unit => unit.id === own.ou_id) : actor.units
      return {
        units: units.map(unit => ({ id: unit.id, label: unitLabel(unit), ou_id: null })),
        sellers: sellers.map(({ id, full_name, ou_id }) => ({ id, label: full_name, ou_id })),
      }
    },
  })

  registerRead(app, platform, {
    url: `${url}/of-lead/:id`,
    access: { permission: 'buyer.record.create' },
    summary: 'What the buyer that a lead becomes begins with',
    params: recordParams,
    answers: leadDraftSchema,
    locks: true,
    read: async (tx, call) => {
      const lead = await leads?.take(tx, call.actor, call.params.id)
      if (!lead) throw notFound()
      const { id: lead_id, ou_id, owner_employee_id, mobile, email } = lead
      const name = splitName(lead.full_name)
      return { lead_id, ou_id, owner_employee_id, ...name, mobile, email }
    },
  })
}
