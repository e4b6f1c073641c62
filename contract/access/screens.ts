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
