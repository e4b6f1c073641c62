import { z } from 'zod'
import {
  changePasswordSchema,
  menuItemSchema,
  ouAccessSchema,
  ownPermissionSchema,
  ownProfileChangeSchema,
  ownProfileSchema,
  ownSessionSchema,
  startFactsSchema,
  unitsOfRolesSchema,
  type OuAccess,
} from '@contract/modules/auth/auth.calls'
import { isLocale, DEFAULT_LOCALE } from '@contract/kernel/locales'
import type { Actor } from '@server/platform/access/actor'
import { unitsOfRoles } from '@server/platform/access/access.repository'
import { IDLE_MINUTES } from '@server/platform/access/tokens'
import type { Db } from '@server/platform/db/database'
import type { Tx } from '@server/platform/db/transaction'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, Problem } from '@server/platform/http/problems'
import { registerRead } from '@server/platform/http/register-read'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { registerWrite } from '@server/platform/http/register-write'
import { rolesOf } from '@server/modules/auth/auth.repository'
import { deviceName } from '@server/modules/auth/device-name'
import { ownMenus } from '@server/modules/auth/own-menus'
import { changePassword } from '@server/modules/auth/password.service'
import { enabledMenus, findProfile, updateProfile } from '@server/modules/auth/profile.repository'
import { liveSessions, revokeSessions } from '@server/modules/auth/session.repository'
import { recordParams } from '@server/platform/resource/routes/record-params'

const WHY = 'Sessions and grants are the portal’s alone; only those of the caller are touched.'

const signedIn = { signedIn: true } as const

const permissionsOf = ({ permissions }: Actor) => [...permissions].map(([code, scope]) => ({ code, scope }))
const unitOf = ({ ou_code, ou_name }: OuAccess): OuAccess => ({ ou_code, ou_name })

/** What every member of staff may see and change of themselves. */
export function ownRoutes(app: PortalApp, platform: Platform): void {
  registerWrite(app, platform, {
    url: '/users/logout',
    access: signedIn,
    asPortal: WHY,
    summary: 'End this session',
    answers: null,
    write: async (tx, call) => {
      await revokeSessions(tx.db, { userId: call.actor.userId, only: call.actor.sessionId }, 'signed_out')
      tx.audit({ action: 'auth.sign_out', entityType: 'user', entityId: call.actor.userId })
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/settings/permissions',
    access: signedIn,
    summary: "The caller's own permissions",
    response: dataOf(z.array(ownPermissionSchema)),
    handler: async call => ({ data: permissionsOf(call.actor) }),
  })

  registerRead(app, platform, {
    url: '/api/v1/settings/all-role-operation-units',
    access: signedIn,
    summary: "The operating units that the caller's roles reach",
    body: unitsOfRolesSchema,
    answers: z.array(ouAccessSchema),
    // A unit that is denied is not among one's units, so the denial itself would be hidden too.
    asPortal: WHY,
    read: async (tx, { actor, body }) => (await unitsOfRoles(tx.db, actor.userId, body.role_ids)).map(unitOf),
  })

  registerRead(app, platform, {
    url: '/api/v1/auth/menus',
    access: signedIn,
    summary: "The caller's own menu",
    answers: z.array(menuItemSchema),
    read: async (tx, call) => ownMenus(call.actor, await enabledMenus(tx.db)),
  })

  const profileOf = async (db: Db, userId: string) => {
    const { ou_id: _ouId, ...profile } = await findProfile(db, userId)
    const locale = isLocale(profile.locale) ? profile.locale : DEFAULT_LOCALE
    return { ...profile, locale, roles: await rolesOf(db, userId) }
  }

  registerRead(app, platform, {
    url: '/api/v1/auth/start',
    access: signedIn,
    asPortal: WHY,
    summary: "The caller's permissions, operating units, menu and profile",
    answers: startFactsSchema,
    read: async ({ db }, { actor }) => ({
      permissions: permissionsOf(actor),
      units: actor.units.map(unitOf),
      profile: await profileOf(db, actor.userId),
      menus: ownMenus(actor, await enabledMenus(db)),
    }),
  })

  registerRead(app, platform, {
    url: '/api/v1/auth/profile',
    access: signedIn,
    summary: "The caller's own profile",
    answers: ownProfileSchema,
    read: (tx, call) => profileOf(tx.db, call.actor.userId),
  })

  registerWrite(app, platform, {
    method: 'PATCH',
    url: '/api/v1/auth/profile',
    access: signedIn,
    summary: "Change the caller's own profile",
    body: ownProfileChangeSchema,
    answers: ownProfileSchema,
    write: async (tx, call) => {
      const { first_name, last_name } = call.body
      if ((first_name !== undefined || last_name !== undefined) && call.version === null)
        throw new Problem('malformed', 'version_missing')
      await updateProfile(tx.db, call.actor.userId, call.version, call.body)
      const { layout: _layout, ...diff } = call.body
      if (Object.keys(diff).length > 0)
        tx.audit({ action: 'user.profile_changed', entityType: 'user', entityId: call.actor.userId, diff })
      return profileOf(tx.db, call.actor.userId)
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/auth/password',
    access: signedIn,
    asPortal: WHY,
    summary: 'Change the password',
    body: changePasswordSchema,
    status: 204,
    response: nothing,
    handler: call => {
      const { userId, sessionId } = call.actor
      const request = { db: platform.database.db, transaction: call.transaction, userId, sessionId }
      return changePassword(request, call.body.current_password, call.body.password)
    },
  })

  registerRead(app, platform, {
    url: '/api/v1/auth/sessions',
    access: signedIn,
    asPortal: WHY,
    summary: "The caller's own sessions",
    answers: z.array(ownSessionSchema),
    read: async (tx, { actor }) => {
      const rows = await liveSessions(tx.db, actor.userId, IDLE_MINUTES)
      return rows.map(({ user_agent, ...row }) => ({
        ...row,
        device: deviceName(user_agent),
        is_current: row.id === actor.sessionId,
      }))
    },
  })

  const endSessions = async (tx: Tx, userId: string, which: { only?: string; except?: string }) => {
    const ended = await revokeSessions(tx.db, { userId, ...which }, 'ended_by_owner')
    if (which.only && ended === 0) throw notFound()
    tx.audit({ action: 'auth.sessions_ended', entityType: 'user', entityId: userId, diff: { ended } })
  }

  registerWrite(app, platform, {
    url: '/api/v1/auth/sessions/:id/end',
    access: signedIn,
    asPortal: WHY,
    summary: "End one of the caller's sessions",
    params: recordParams,
    answers: null,
    write: (tx, { actor, params }) => endSessions(tx, actor.userId, { only: params.id }),
  })

  registerWrite(app, platform, {
    url: '/api/v1/auth/sessions/end-others',
    access: signedIn,
    asPortal: WHY,
    summary: "End all of the caller's other sessions",
    answers: null,
    write: (tx, { actor }) => endSessions(tx, actor.userId, { except: actor.sessionId }),
  })
}
