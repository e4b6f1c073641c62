import { matchPath } from 'react-router-dom'
import { SCREENS, type Screen } from '@contract/access/screens'

export type Crumb = {
  title_key: string
  path: string | null
  /** A screen of one record, or the form for a new one: no list that stands in the menu. */
  isOfOne?: boolean
}

/**
 * The way down to a page: its group in the menu, the screens above it by address, itself. "/settings/users/form"
 * is a page of its own but no step on the way to "/settings/users/form/:id".
 */
export function trailOf(pathname: string, screens: readonly Screen[] = SCREENS): Crumb[] {
  if (pathname === '/') return []
  const steps = prefixesOf(pathname)
    .filter(path => path === pathname || !path.endsWith('/form'))
    .flatMap(path => {
      const screen = screenAt(path, screens)
      return screen ? [{ screen, path }] : []
    })
  const crumbs: Crumb[] = steps.map(({ screen, path }) => ({
    title_key: screen.title_key,
    path,
    ...((screen.path.includes(':') || screen.path.endsWith('/form')) && { isOfOne: true }),
  }))
  const group = steps.map(({ screen }) => screen.menu?.group).find(Boolean)
  return group ? [{ title_key: `menu.${group}`, path: null }, ...crumbs] : crumbs
}

function prefixesOf(pathname: string): string[] {
  const parts = pathname.split('/').filter(Boolean)
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`)
}

/** A fixed address wins over one with a parameter: "/settings/users/form" is not the user called "form". */
export function screenAt(path: string, screens: readonly Screen[] = SCREENS): Screen | undefined {
  const matches = screens.filter(screen => matchPath(screen.path, path))
  return matches.find(screen => !screen.path.includes(':')) ?? matches[0]
}
