import type { Grant } from '@contract/access/grants'

export type RoleDeclaration = {
  code: string
  name: string
  /** Higher outranks lower. */
  rank: number
  is_system: true
  /** By hand; derived from the reporting line; or automatic for every active employee. */
  assignment: 'manual' | 'derived' | 'automatic'
  description: string
  grants: readonly Grant[]
  /** The operating units that come with the role: all of them, or the home unit of its holder. */
  units: 'all' | 'home'
}
