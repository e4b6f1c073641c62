import type {
  MenuItem,
  OuAccess,
  OwnPermission,
  OwnProfile,
  SignedInUser,
  StartFacts,
} from '@contract/modules/auth/auth.calls'
import { http } from '@/shared/http/http'

type Answer<T> = { data: T }

/** What public/mode.js asked for before any of this was here, and whose token it asked with. */
type EarlyStart = { token: string; answer: Promise<Answer<StartFacts> | null> }
declare global {
  var earlyStart: EarlyStart | undefined
}

/** One call brings all of it to a browser that knows its reader; public/mode.js may have asked already. */
export async function readFacts(token: string): Promise<StartFacts> {
  const early = globalThis.earlyStart
  globalThis.earlyStart = undefined
  // Whatever went wrong with it is told by asking once more.
  const answer = early?.token === token ? await early.answer : null
  return answer?.data ?? read('/api/v1/auth/start')
}

/** Right after signing in nothing is kept yet, and rights and units come by the calls that the specification names. */
export async function readFirstFacts({ roles }: SignedInUser): Promise<StartFacts> {
  const body = { role_ids: roles.map(role => role.role_id) }
  const [permissions, units, menus, profile] = await Promise.all([
    read<OwnPermission[]>('/api/v1/settings/permissions'),
    http.post<Answer<OuAccess[]>>('/api/v1/settings/all-role-operation-units', body),
    read<MenuItem[]>('/api/v1/auth/menus'),
    read<OwnProfile>('/api/v1/auth/profile'),
  ])
  return { permissions, units: units.data.data, menus, profile }
}

async function read<T>(url: string): Promise<T> {
  return (await http.get<Answer<T>>(url)).data.data
}
