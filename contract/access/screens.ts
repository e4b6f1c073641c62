import type { Grant } from '@contract/access/grants'
import { covers } from '@contract/access/scopes'
import { dailyScreens } from '@contract/access/screens/daily.screens'
import { maintenanceScreens } from '@contract/access/screens/maintenance.screens'
import { moneyScreens } from '@contract/access/screens/money.screens'
import { peopleScreens } from '@contract/access/screens/people.screens'
import type { ScreenDeclaration } from '@contract/access/screens/screen'
import { sellingScreens } from '@contract/access/screens/selling.screens'
import { settingsScreens } from '@contract/access/screens/settings.screens'

const screens = [
  ...dailyScreens,
  ...sellingScreens,
  ...moneyScreens,
  ...peopleScreens,
  ...maintenanceScreens,
  ...settingsScreens,
] as const

export type ScreenPath = (typeof screens)[number]['path']
export type ScreenTitleKey = (typeof screens)[number]['title_key']
export type Screen = Omit<ScreenDeclaration, 'path' | 'title_key'> & {
  path: ScreenPath
  title_key: ScreenTitleKey
}

/** Every screen behind the sign-in, in the order of the menu. */
export const SCREENS: readonly Screen[] = screens

/** What its menu entry asks for: more than the screen itself only where `needs` says so. Null: nothing. */
export function menuNeeds(screen: Screen): Grant | null {
  if (screen.menu?.needs) return screen.menu.needs
  return screen.permission === null ? null : { code: screen.permission, scope: 'own' }
}

export function showsInMenu(screen: Screen, held: readonly Grant[]): boolean {
  if (!screen.menu) return false
  const needs = menuNeeds(screen)
  return needs === null || held.some(({ code, scope }) => code === needs.code && covers(scope, needs.scope))
}

/** Without a sign-in. Whoever is signed in and opens one of the first three is led to the dashboard. */
export const PUBLIC_SCREENS = [
  { path: '/login', title_key: 'screens.login' },
  { path: '/register', title_key: 'screens.register' },
  { path: '/forgot-password', title_key: 'screens.forgotPassword' },
  { path: '/reset-password/:token', title_key: 'screens.resetPassword' },
] as const

/** Approval pages by link, without a stored user: here `:id` is the secret of the link, never a record's id. */
export const EXTERNAL_SCREENS = [
  { path: '/request/soa/ext/:id', title_key: 'screens.externalSoaRequest' },
  { path: '/cash-advance/ext/:id', title_key: 'screens.externalCashAdvance' },
  { path: '/cash-advance/appr/ext/:id', title_key: 'screens.externalCashAdvanceApproval' },
  { path: '/leave/request/ext/:id', title_key: 'screens.externalLeaveHead' },
  { path: '/leave/request/status/ext/:id', title_key: 'screens.externalLeaveStatus' },
  { path: '/leave/request/hr-staff/ext/:id', title_key: 'screens.externalLeaveHrStaff' },
  { path: '/leave/request/president/ext/:id', title_key: 'screens.externalLeavePresident' },
] as const

export type PublicPath = (typeof PUBLIC_SCREENS)[number]['path']
export type ExternalPath = (typeof EXTERNAL_SCREENS)[number]['path']
export type OpenTitleKey = (typeof PUBLIC_SCREENS | typeof EXTERNAL_SCREENS)[number]['title_key']

export const PUBLIC_PATHS: readonly PublicPath[] = PUBLIC_SCREENS.map(({ path }) => path)
export const EXTERNAL_PATHS: readonly ExternalPath[] = EXTERNAL_SCREENS.map(({ path }) => path)
