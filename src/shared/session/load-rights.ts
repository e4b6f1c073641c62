import type { MenuItem, OuAccess, OwnPermission, OwnProfile } from '@contract/modules/auth/auth.commands'
import { http } from '@/shared/http/http'
import { sendUnsentChoice } from '@/shared/http/keep-on-server'
import { adoptLocale, localeChoices } from '@/shared/i18n/change-locale'
import { logError } from '@/shared/log/log'
import { layoutChanged, selectLayout } from '@/shared/layout/layout.slice'
import type { AppDispatch } from '@/shared/store/hooks'
import type { RootState } from '@/shared/store/root-reducer'
import { rightsChanged, userRenamed } from '@/shared/session/auth.slice'
import { menusLoaded } from '@/shared/session/menus.slice'
import { ouAccessLoaded } from '@/shared/session/ou-access.slice'
import { permissionsLoaded } from '@/shared/session/permissions.slice'

type Answer<T> = { data: T }

async function read<T>(url: string): Promise<T> {
  return (await http.get<Answer<T>>(url)).data.data
}

async function readProfile(): Promise<OwnProfile> {
  await sendUnsentChoice()
  return read('/api/v1/auth/profile')
}

async function readUnits(roleIds: string[]): Promise<OuAccess[]> {
  const body = { role_ids: roleIds }
  return (await http.post<Answer<OuAccess[]>>('/api/v1/settings/all-role-operation-units', body)).data.data
}

/** The token whose rights are on their way, for each store: asking twice at once brings nothing. */
const underWay = new WeakMap<() => RootState, string>()
/** Whose profile this page has: once a page, so that a choice made on another device arrives with the next reload. */
const profiled = new WeakMap<() => RootState, string>()

/**
 * Brings the permissions, operating units and menus of whoever is signed in; the profile (look, language, name)
 * once a page. What fails is logged, as the specification says, and makes the whole
 * `failed`, so that the portal can say so and try again; what succeeds counts at once. Answers that come after a
 * change of user are thrown away.
 */
export function loadRights() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { user, rights } = getState().auth
    if (!user || underWay.get(getState) === user.token) return
    underWay.set(getState, user.token)
    // Known rights stay in force while newer ones are fetched.
    const isRefresh = rights === 'ready'
    if (!isRefresh) dispatch(rightsChanged('loading'))
    const isCurrent = () => getState().auth.user?.token === user.token

    const bring = async <T>(what: string, ask: Promise<T>, keep: (value: T) => unknown): Promise<boolean> => {
      try {
        const value = await ask
        if (isCurrent()) await keep(value)
        return true
      } catch (error) {
        // Of an ended session it was called back, and nobody misses it.
        if (isCurrent()) logError(`Could not load ${what}`, error)
        return false
      }
    }
    const roleIds = user.roles.map(role => role.role_id)
    const chosen = { locale: localeChoices(), layout: selectLayout(getState()) }
    const done = await Promise.all([
      bring('permissions', read<OwnPermission[]>('/api/v1/settings/permissions'), list =>
        dispatch(permissionsLoaded(list)),
      ),
      bring('operating units', readUnits(roleIds), list => dispatch(ouAccessLoaded(list))),
      bring('menus', read<MenuItem[]>('/api/v1/auth/menus'), list => dispatch(menusLoaded(list))),
      profiled.get(getState) === user.token ||
        bring('profile', readProfile(), profile => {
          profiled.set(getState, user.token)
          return dispatch(adoptProfile(profile, chosen))
        }),
    ])
    underWay.delete(getState)
    if (isCurrent()) dispatch(rightsChanged(done.every(Boolean) ? 'ready' : 'failed'))
  }
}

/**
 * Look and language follow the user from browser to browser. What was chosen while the profile was on its way is
 * newer than what it says.
 */
function adoptProfile(profile: OwnProfile, chosen: { locale: number; layout: object }) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { first_name, last_name } = profile
    dispatch(userRenamed({ first_name, last_name }))
    const shown: Record<string, string> = selectLayout(getState())
    // The same look once more would be sent back to the server as if it had been chosen.
    const isOther = Object.entries(profile.layout).some(([key, value]) => shown[key] !== value)
    if (shown === chosen.layout && isOther) dispatch(layoutChanged(profile.layout))
    if (localeChoices() === chosen.locale) await adoptLocale(profile.locale)
  }
}
