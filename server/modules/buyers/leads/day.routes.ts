import { z } from 'zod'
import {
  agentDayQuerySchema,
  agentDaySchema,
  boardColumnSchema,
  boardQuerySchema,
} from '@contract/modules/buyers/lead-views'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findBoard } from '@server/modules/buyers/leads/board.repository'
import { findDay } from '@server/modules/buyers/leads/day.repository'
import { LEADS_URL } from '@server/modules/buyers/leads/lead.routes'
import { ownEmployee } from '@server/platform/people/employees.repository'

const resource = leadResource

/** The two ways to look at leads besides their list. */
export function dayRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'GET',
    url: `${LEADS_URL}/day`,
    access: { permission: 'buyer.lead.view' },
    summary: 'What a seller has to do: overdue, today, never contacted, the days to come',
    query: agentDayQuerySchema,
    response: { 200: dataOf(agentDaySchema) },
    handler: call =>
      call.transaction(
        async tx => {
          const owner = call.query.owner_id ?? (await ownEmployee(tx.db)).id
          return { data: await findDay(tx.db, accessWhere(call.actor, 'view', resource), owner) }
        },
        { readOnly: true },
      ),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: `${LEADS_URL}/board`,
    access: { permission: 'buyer.lead.view' },
    summary: 'Leads by their status',
    query: boardQuerySchema,
    response: { 200: dataOf(z.array(boardColumnSchema)) },
    handler: call =>
      call.transaction(
        async tx => ({
          data: await findBoard(tx.db, accessWhere(call.actor, 'view', resource), call.query),
        }),
        { readOnly: true },
      ),
  })
}
