import type { OwnProfile } from '@contract/modules/auth/auth.calls'
import { sendUnsentChoice } from '@/shared/http/keep-on-server'
import { adoptLocale, localeChoices } from '@/shared/i18n/change-locale'
import { logError } from '@/shared/log/log'
import { layoutChanged, selectLayout } from '@/shared/layout/layout.slice'
import type { AppDispatch } from '@/shared/store/hooks'
import type { RootState } from '@/shared/store/root-reducer'
import { ownPhotoChanged, ownRolesNamed, rightsChanged, userRenamed } from '@/shared/session/auth.slice'
import { menusLoaded } from '@/shared/session/menus.slice'
import { ouAccessLoaded } from '@/shared/session/ou-access.slice'
import { permissionsLoaded } from '@/shared/session/permissions.slice'
import { readFacts, readFirstFacts } from '@/shared/session/start-facts'

/** The token whose rights are on their way, for each store: asking twice at once brings nothing. */
const underWay = new WeakMap<() => RootState, string>()
/** Whose profile this page has: once a page, so that a choice made on another device arrives with the next reload. */
const profiled = new WeakMap<() => RootState, string>()

/**
 * Brings the permissions, operating units and menus of whoever is signed in; the profile (look, language, name)
 * once a page. What fails is logged, as the specification says, and makes the whole `failed`, so that the portal can
 * say so and try again. An answer that comes after a change of user is thrown away.
 */
export function loadRights() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { user, rights } = getState().auth
    const isKept = getState().permissions.length > 0 && getState().ouAccess.length > 0
    if (!user || underWay.get(getState) === user.token) return
    underWay.set(getState, user.token)
    // Known rights stay in force while newer ones are fetched.
    if (rights !== 'ready') dispatch(rightsChanged('loading'))
    const isCurrent = () => getState().auth.user?.token === user.token
    const isProfiled = profiled.get(getState) === user.token
    const chosen = { locale: localeChoices(), layout: selectLayout(getState()) }
    try {
      // The profile would say what was so before the last choice.
      if (!isProfiled) await sendUnsentChoice()
      const { permissions, units, menus, profile } = await (isKept
        ? readFacts(user.token)
        : readFirstFacts(user))
      underWay.delete(getState)
      if (!isCurrent()) return
      dispatch(permissionsLoaded(permissions))
      dispatch(ouAccessLoaded(units))
      dispatch(menusLoaded(menus))
      if (!isProfiled) {
        profiled.set(getState, user.token)
        await dispatch(adoptProfile(profile, chosen))
      }
      if (isCurrent()) dispatch(rightsChanged('ready'))
    } catch (error) {
      underWay.delete(getState)
      // Of an ended session it was called back, and nobody misses it.
      if (!isCurrent()) return
      logError('Could not load rights, operating units, menus and profile', error)
      dispatch(rightsChanged('failed'))
    }
  }
}

/**
 * Look and language follow the user from browser to browser. What was chosen while the profile was on its way is
 * newer than what it says.
 */
function adoptProfile(profile: OwnProfile, chosen: { locale: number; layout: object }) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { first_name, last_name, full_name } = profile
    dispatch(userRenamed({ first_name, last_name, full_name }))
    dispatch(ownPhotoChanged(profile.photo?.id ?? null))
    dispatch(ownRolesNamed(profile.roles.map(({ name }) => name)))
    const shown: Record<string, string> = selectLayout(getState())
    // The same look once more would be sent back to the server as if it had been chosen.
    const isOther = Object.entries(profile.layout).some(([key, value]) => shown[key] !== value)
    if (shown === chosen.layout && isOther) dispatch(layoutChanged(profile.layout))
    if (localeChoices() === chosen.locale) await adoptLocale(profile.locale)
  }
}
