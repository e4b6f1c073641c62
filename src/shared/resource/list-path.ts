import { narrowingParams, sortParam } from '@/shared/resource/list-params'
import type { ListConditions, SortItem } from '@/shared/resource/resource-types'

export type ShownList = ListConditions & { sort?: readonly SortItem[] }

/** The address of a list, narrowed and in this order; the screen may say before which of its parts is meant. */
export function listPath(screen: string, { sort, ...narrowing }: ShownList): string {
  const said = Object.entries({ ...narrowingParams(narrowing), sort: sortParam(sort) })
    .filter(([, text]) => text !== undefined)
    .map(([name, text]) => `${name}=${encodeURIComponent(String(text))}`)
  if (said.length === 0) return screen
  return `${screen}${screen.includes('?') ? '&' : '?'}${said.join('&')}`
}
