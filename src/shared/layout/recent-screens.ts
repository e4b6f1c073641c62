import { readStored, writeStored } from '@/shared/store/browser-storage'

export type RecentScreen = { path: string; title_key: string; icon: string }

const KEPT = 6

/** For this tab and this person only: the next one at the same machine must not see where the last one was. */
const keyOf = (userId: string) => `recent:${userId}`

export function recentScreens(userId: string): RecentScreen[] {
  return readStored(keyOf(userId), parse, 'session') ?? []
}

export function noteVisit(userId: string, visited: RecentScreen): void {
  const others = recentScreens(userId).filter(screen => screen.path !== visited.path)
  writeStored(keyOf(userId), [visited, ...others].slice(0, KEPT), 'session')
}

function parse(value: unknown): RecentScreen[] | null {
  return Array.isArray(value) && value.every(isRecentScreen) ? value.slice(0, KEPT) : null
}

/** Only the portal's own addresses: what stands in storage becomes a link. */
function isRecentScreen(value: unknown): value is RecentScreen {
  if (typeof value !== 'object' || value === null) return false
  const { path, title_key, icon } = value as Record<string, unknown>
  const isOwnPath = typeof path === 'string' && /^\/(?!\/)/u.test(path)
  return isOwnPath && typeof title_key === 'string' && typeof icon === 'string'
}
