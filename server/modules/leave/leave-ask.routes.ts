import { z } from 'zod'
import { idSchema } from '@contract/kernel/ids'
import { previewLeaveSchema } from '@contract/modules/leave/leave-request.calls'
import {
  leaveChoicesSchema,
  leavePreviewSchema,
  withoutAccountSchema,
} from '@contract/modules/leave/leave.views'
import type { Actor } from '@server/platform/access/actor'
import type { Db } from '@server/platform/db/database'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { employeeInPlace, ownEmployee } from '@server/modules/leave/leave-asker'
import { choicesOf } from '@server/modules/leave/leave-choices'
import { findEmployee, type Employee } from '@server/modules/leave/leave-facts.repository'
import { findWithoutAccount } from '@server/modules/leave/leave-people.repository'
import { previewLeave } from '@server/modules/leave/leave-preview'
import type { LeaveParts } from '@server/modules/leave/leave-request.service'

const VERIFY = { permission: 'hr.leave.verify' } as const
const CREATE = { permission: 'hr.leave.create' } as const
const none = z.strictObject({})
const named = z.strictObject({ employee: idSchema })

/** What a draft stands on: the same for oneself, and for whoever has no account to ask with. */
export function leaveAskRoutes(app: PortalApp, platform: Platform, { approvals }: LeaveParts): void {
  registerRead(app, platform, {
    url: '/api/v1/leave/without-account',
    access: VERIFY,
    summary: 'Employees without an account, for whom HR asks',
    answers: z.array(withoutAccountSchema),
    read: (tx, call) => findWithoutAccount(tx.db, call.actor),
  })

  asking('', '', none, CREATE, {
    ofOneself: true,
    look: (db, actor) => findEmployee(db, { userId: actor.userId }),
    asker: ownEmployee,
  })
  asking('/employees/:employee', ' for somebody without an account', named, VERIFY, {
    look: (db, actor, { employee }) => employeeInPlace(db, actor, employee),
    asker: (db, actor, { employee }) => employeeInPlace(db, actor, employee),
  })

  function asking<P extends z.ZodType>(
    path: string,
    suffix: string,
    params: P,
    access: typeof VERIFY | typeof CREATE,
    {
      ofOneself,
      ...find
    }: {
      ofOneself?: true
      /** Nobody: an account that is no employee's sees the form say so. */
      look: (db: Db, actor: Actor, of: z.infer<P>) => Promise<Employee | undefined>
      asker: (db: Db, actor: Actor, of: z.infer<P>) => Promise<Employee>
    },
  ): void {
    const common = { access, params, ...(ofOneself && { ofOneself }) } as const

    registerRead(app, platform, {
      ...common,
      url: `/api/v1/leave${path}/choices`,
      summary: `All that the form for a leave request stands on${suffix}`,
      answers: leaveChoicesSchema,
      read: async (tx, call) =>
        choicesOf(tx.db, await find.look(tx.db, call.actor, call.params as z.infer<P>)),
    })

    registerRead(app, platform, {
      ...common,
      url: `/api/v1/leave${path}/preview`,
      summary: `What a leave request would come to${suffix}; writes nothing`,
      body: previewLeaveSchema,
      answers: leavePreviewSchema,
      read: async (tx, call) => {
        const { actor, locale, body: asked } = call
        const employee = await find.asker(tx.db, actor, call.params as z.infer<P>)
        return previewLeave(approvals, { tx, actor, locale, employee, asked })
      },
    })
  }
}
