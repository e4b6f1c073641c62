import { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { mergeLeadSchema } from '@contract/modules/buyers/lead.calls'
import {
  historyEntrySchema,
  leadChoicesSchema,
  matchedUnitSchema,
  possibleDuplicateSchema,
} from '@contract/modules/buyers/lead.views'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { ColumnSeal } from '@server/platform/db/column-seal'
import { ownEmployee } from '@server/platform/people/employees.repository'
import type { UnitMatchPort } from '@server/platform/selling/unit-match-port'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import { findHistory } from '@server/modules/buyers/leads/history.repository'
import { leads } from '@server/modules/buyers/leads/lead.repository'
import { findDuplicates } from '@server/modules/buyers/leads/merge.repository'
import { mergeLead } from '@server/modules/buyers/leads/merge.service'
import { findSellers } from '@server/modules/buyers/leads/transfer.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

export const LEADS_URL = '/api/v1/buyer-management/leads'
const resource = leadResource
const shownLead: z.ZodType = shownSchema(leadResource)
const sellers = { permission: 'buyer.lead', scope: { ou: 'ou_id', line: 'id' }, table: 'employee' } as const

export type LeadParts = { seal: ColumnSeal; matches: UnitMatchPort }
const MATCHES_SHOWN = 30

/** What is done with a lead besides writing it down. */
export function leadRoutes(app: PortalApp, platform: Platform, { seal, matches }: LeadParts): void {
  registerRead(app, platform, {
    url: `${LEADS_URL}/:id/matches`,
    access: { permission: 'buyer.lead.view', and: 'property.listing.view' },
    summary: 'Units on offer that a lead may want: by project, type and budget',
    params: recordParams,
    answers: z.array(matchedUnitSchema),
    read: async (tx, call) => {
      const access = accessWhere(call.actor, 'view', resource)
      const lead = await leads.get(tx.db, access, call.params.id)
      // Nobody offers anything to who does not want to be offered anything.
      if (lead.consent_withdrawn_at !== null) return []
      const { project_interest_ids: project_ids, unit_type_id, budget_min, budget_max } = lead
      const wish = { project_ids, unit_type_id, budget_min, budget_max }
      return matches.find(tx.db, wish, MATCHES_SHOWN)
    },
  })

  registerRead(app, platform, {
    url: `${LEADS_URL}/choices`,
    access: { permission: 'buyer.lead.view' },
    summary: 'The sellers whom the caller may give leads to, and who the caller is among them',
    answers: leadChoicesSchema,
    read: async (tx, call) => {
      const reach = ['transfer', 'assign', 'create', 'view'].find(action =>
        call.actor.permissions.has(`buyer.lead.${action}`),
      )
      const access = accessWhere(call.actor, reach ?? 'view', sellers)
      return {
        sellers: await findSellers(tx.db, access),
        own_employee_id: (await ownEmployee(tx.db)).id,
      }
    },
  })

  registerRead(app, platform, {
    url: `${LEADS_URL}/:id/history`,
    access: { permission: 'buyer.lead.view' },
    summary: 'What was done with a lead, and whose it was',
    params: recordParams,
    answers: z.array(historyEntrySchema),
    read: async (tx, call) => {
      await leads.get(tx.db, accessWhere(call.actor, 'view', resource), call.params.id)
      return findHistory(tx.db, call.params.id)
    },
  })

  registerRead(app, platform, {
    url: `${LEADS_URL}/:id/duplicates`,
    access: { permission: 'buyer.lead.merge' },
    summary: 'Leads that may be the same person',
    params: recordParams,
    answers: z.array(possibleDuplicateSchema),
    read: async (tx, call) => {
      const access = accessWhere(call.actor, 'merge', resource)
      const lead = await leads.get(tx.db, access, call.params.id)
      return findDuplicates(tx.db, access, lead)
    },
  })

  registerWrite(app, platform, {
    url: `${LEADS_URL}/:id/merge`,
    access: { permission: 'buyer.lead.merge' },
    summary: 'Make two leads of one person one; this cannot be taken back',
    params: recordParams,
    body: mergeLeadSchema,
    answers: shownLead,
    needsVersion: true,
    write: (tx, { actor, params, version, body }) =>
      mergeLead({ tx, actor, leadId: params.id }, seal, version ?? 0, body),
  })
}
