import {
  parameterListSchema,
  touchedQuerySchema,
  touchedSchema,
} from '@contract/modules/settings/parameter.calls'
import { parameterCommands } from '@contract/modules/settings/parameter.commands'
import { businessDay } from '@server/platform/db/business-day'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import type { ParameterTouches } from '@server/platform/parameters/parameter-touches'
import { registerCommands } from '@server/platform/resource/register-commands'
import { findEntries, lockValue, readEntry } from '@server/modules/settings/parameter.repository'
import { setParameter, withdrawParameter } from '@server/modules/settings/parameter.service'

const permission = 'settings.parameter.view'

export function parameterRoutes(app: PortalApp, platform: Platform, touches: ParameterTouches): void {
  registerRead(app, platform, {
    url: '/api/v1/settings/parameters',
    access: { permission },
    summary: 'Read every value of every parameter: past, in force and future',
    answers: parameterListSchema,
    read: async ({ db }) => ({ today: await businessDay(db), entries: await findEntries(db) }),
  })
  registerRead(app, platform, {
    url: '/api/v1/settings/parameters/touched',
    access: { permission },
    summary: 'Count the records that a change of a parameter is about',
    query: touchedQuerySchema,
    answers: touchedSchema,
    read: async (tx, { query }) => {
      const { code, for_ou_id: ouId = null, for_project_id: projectId = null } = query
      return { count: (await touches[code]?.(tx, { ouId, projectId })) ?? null }
    },
  })
  // The next request on this server reads the new figure, whether or not the line has brought the word yet.
  const forget = (tx: Tx) => tx.afterCommit(() => platform.database.parameters.forget())
  registerCommands(
    app,
    platform,
    parameterCommands,
    {
      lock: (tx, access, id) => lockValue(tx.db, access, id),
      show: (tx, _access, id) => readEntry(tx.db, id),
    },
    {
      set: ({ body, ...context }) => {
        forget(context.tx)
        return setParameter(context, body)
      },
      withdraw: ({ record, ...context }) => {
        forget(context.tx)
        return withdrawParameter(context, record)
      },
    },
  )
}
