import type { OwnProfile, StartFacts } from '@contract/modules/auth/auth.commands'
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

type Answer = { data: StartFacts }

/** What public/mode.js asked for before any of this was here, and whose token it asked with. */
type EarlyStart = { token: string; answer: Promise<Answer | null> }
declare global {
  var earlyStart: EarlyStart | undefined
}

async function readFacts(token: string): Promise<StartFacts> {
  const early = globalThis.earlyStart
  globalThis.earlyStart = undefined
  // Whatever went wrong with it is told by asking once more.
  const answer = early?.token === token ? await early.answer : null
  return (answer ?? (await http.get<Answer>('/api/v1/auth/start')).data).data
}

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
      const { permissions, units, menus, profile } = await readFacts(user.token)
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
    const { first_name, last_name } = profile
    dispatch(userRenamed({ first_name, last_name }))
    const shown: Record<string, string> = selectLayout(getState())
    // The same look once more would be sent back to the server as if it had been chosen.
    const isOther = Object.entries(profile.layout).some(([key, value]) => shown[key] !== value)
    if (shown === chosen.layout && isOther) dispatch(layoutChanged(profile.layout))
    if (localeChoices() === chosen.locale) await adoptLocale(profile.locale)
  }
}
