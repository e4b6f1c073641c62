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
} from '@contract/modules/auth/auth.commands'
import { isLocale, DEFAULT_LOCALE } from '@contract/kernel/locales'
import { idSchema } from '@contract/kernel/ids'
import type { Actor } from '@server/platform/access/actor'
import { unitsOfRoles } from '@server/platform/access/access.repository'
import { IDLE_MINUTES } from '@server/platform/access/tokens'
import type { Db } from '@server/platform/db/database'
import type { Call } from '@server/platform/http/call'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { notFound, Problem } from '@server/platform/http/problems'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { rolesOf } from '@server/modules/auth/auth.repository'
import { deviceName } from '@server/modules/auth/device-name'
import { ownMenus } from '@server/modules/auth/own-menus'
import { changePassword } from '@server/modules/auth/password.service'
import { enabledMenus, findProfile, updateProfile } from '@server/modules/auth/profile.repository'
import { liveSessions, revokeSessions } from '@server/modules/auth/session.repository'

const WHY = 'Sessions and grants are the portal’s alone; only those of the caller are touched.'

const signedIn = { signedIn: true } as const
type OwnCall = Pick<Call<unknown, unknown, unknown>, 'actor' | 'transaction'>

const permissionsOf = ({ permissions }: Actor) => [...permissions].map(([code, scope]) => ({ code, scope }))
const unitOf = ({ ou_code, ou_name }: OuAccess): OuAccess => ({ ou_code, ou_name })

/** What every member of staff may see and change of themselves. */
export function ownRoutes(app: PortalApp, platform: Platform): void {
  registerRoute(app, platform, {
    method: 'POST',
    url: '/users/logout',
    access: signedIn,
    asPortal: WHY,
    summary: 'End this session',
    response: { 204: nothing },
    handler: call =>
      call.transaction(async tx => {
        await revokeSessions(tx.db, { userId: call.actor.userId, only: call.actor.sessionId }, 'signed_out')
        tx.audit({ action: 'auth.sign_out', entityType: 'user', entityId: call.actor.userId })
      }),
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/settings/permissions',
    access: signedIn,
    summary: "The caller's own permissions",
    response: { 200: dataOf(z.array(ownPermissionSchema)) },
    handler: async call => ({ data: permissionsOf(call.actor) }),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/settings/all-role-operation-units',
    access: signedIn,
    summary: "The operating units that the caller's roles reach",
    body: unitsOfRolesSchema,
    response: { 200: dataOf(z.array(ouAccessSchema)) },
    // A unit that is denied is not among one's units, so the denial itself would be hidden too.
    asPortal: WHY,
    handler: async call => {
      const units = await call.transaction(tx => unitsOfRoles(tx.db, call.actor.userId, call.body.role_ids))
      return { data: units.map(unitOf) }
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/auth/menus',
    access: signedIn,
    summary: "The caller's own menu",
    response: { 200: dataOf(z.array(menuItemSchema)) },
    handler: async call => ({
      data: ownMenus(call.actor, await call.transaction(tx => enabledMenus(tx.db), { readOnly: true })),
    }),
  })

  const profileOf = async (db: Db, userId: string) => {
    const { ou_id: _ouId, ...profile } = await findProfile(db, userId)
    const locale = isLocale(profile.locale) ? profile.locale : DEFAULT_LOCALE
    return { ...profile, locale, roles: await rolesOf(db, userId) }
  }
  const readProfile = (userId: string, call: OwnCall) => call.transaction(tx => profileOf(tx.db, userId))

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/auth/start',
    access: signedIn,
    asPortal: WHY,
    summary: "The caller's permissions, operating units, menu and profile",
    response: { 200: dataOf(startFactsSchema) },
    handler: async ({ actor, transaction }) => {
      const facts = await transaction(
        async ({ db }) => {
          const profile = await profileOf(db, actor.userId)
          return { profile, menus: ownMenus(actor, await enabledMenus(db)) }
        },
        { readOnly: true },
      )
      return { data: { permissions: permissionsOf(actor), units: actor.units.map(unitOf), ...facts } }
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/auth/profile',
    access: signedIn,
    summary: "The caller's own profile",
    response: { 200: dataOf(ownProfileSchema) },
    handler: async call => ({ data: await readProfile(call.actor.userId, call) }),
  })

  registerRoute(app, platform, {
    method: 'PATCH',
    url: '/api/v1/auth/profile',
    access: signedIn,
    summary: "Change the caller's own profile",
    body: ownProfileChangeSchema,
    response: { 200: dataOf(ownProfileSchema) },
    handler: async call => {
      const { first_name, last_name } = call.body
      if ((first_name !== undefined || last_name !== undefined) && call.version === null)
        throw new Problem('malformed', 'version_missing')
      await call.transaction(async tx => {
        await updateProfile(tx.db, call.actor.userId, call.version, call.body)
        const { layout: _layout, ...diff } = call.body
        if (Object.keys(diff).length > 0)
          tx.audit({ action: 'user.profile_changed', entityType: 'user', entityId: call.actor.userId, diff })
      })
      return { data: await readProfile(call.actor.userId, call) }
    },
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/auth/password',
    access: signedIn,
    asPortal: WHY,
    summary: 'Change the password',
    body: changePasswordSchema,
    response: { 204: nothing },
    handler: call => {
      const { userId, sessionId } = call.actor
      const request = { db: platform.database.db, transaction: call.transaction, userId, sessionId }
      return changePassword(request, call.body.current_password, call.body.password)
    },
  })

  registerRoute(app, platform, {
    method: 'GET',
    url: '/api/v1/auth/sessions',
    access: signedIn,
    asPortal: WHY,
    summary: "The caller's own sessions",
    response: { 200: dataOf(z.array(ownSessionSchema)) },
    handler: async call => {
      const rows = await call.transaction(tx => liveSessions(tx.db, call.actor.userId, IDLE_MINUTES))
      const data = rows.map(({ user_agent, ...row }) => ({
        ...row,
        device: deviceName(user_agent),
        is_current: row.id === call.actor.sessionId,
      }))
      return { data }
    },
  })

  const endSessions = (which: { only?: string; except?: string }, call: OwnCall) =>
    call.transaction(async tx => {
      const ended = await revokeSessions(tx.db, { userId: call.actor.userId, ...which }, 'ended_by_owner')
      if (which.only && ended === 0) throw notFound()
      tx.audit({
        action: 'auth.sessions_ended',
        entityType: 'user',
        entityId: call.actor.userId,
        diff: { ended },
      })
    })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/auth/sessions/:id/end',
    access: signedIn,
    asPortal: WHY,
    summary: "End one of the caller's sessions",
    params: z.strictObject({ id: idSchema }),
    response: { 204: nothing },
    handler: call => endSessions({ only: call.params.id }, call),
  })

  registerRoute(app, platform, {
    method: 'POST',
    url: '/api/v1/auth/sessions/end-others',
    access: signedIn,
    asPortal: WHY,
    summary: "End all of the caller's other sessions",
    response: { 204: nothing },
    handler: call => endSessions({ except: call.actor.sessionId }, call),
  })
}
