import { z } from 'zod'
import {
  agentDayQuerySchema,
  agentDaySchema,
  boardColumnSchema,
  boardQuerySchema,
} from '@contract/modules/buyers/lead.views'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { findBoard } from '@server/modules/buyers/leads/board.repository'
import { findDay } from '@server/modules/buyers/leads/day.repository'
import { LEADS_URL } from '@server/modules/buyers/leads/lead.routes'
import { ownEmployee } from '@server/platform/people/employees.repository'

const resource = leadResource

/** The two ways to look at leads besides their list. */
export function dayRoutes(app: PortalApp, platform: Platform): void {
  registerRead(app, platform, {
    url: `${LEADS_URL}/day`,
    access: { permission: 'buyer.lead.view' },
    summary: 'What a seller has to do: overdue, today, never contacted, the days to come',
    query: agentDayQuerySchema,
    answers: agentDaySchema,
    read: async (tx, call) => {
      const owner = call.query.owner_id ?? (await ownEmployee(tx.db)).id
      return findDay(tx.db, accessWhere(call.actor, 'view', resource), owner)
    },
  })

  registerRead(app, platform, {
    url: `${LEADS_URL}/board`,
    access: { permission: 'buyer.lead.view' },
    summary: 'Leads by their status',
    query: boardQuerySchema,
    answers: z.array(boardColumnSchema),
    read: (tx, call) => findBoard(tx.db, accessWhere(call.actor, 'view', resource), call.query),
  })
}
