import { ROLE_NAMES } from '@contract/access/role-names'
import { useAccessNames } from '@/shared/access/use-access-names'

const codes = new Map<string, string>(Object.entries(ROLE_NAMES).map(([code, name]) => [name, code]))

/** One's own role in the language of the moment. */
export function RoleName({ name }: { name: string }) {
  const names = useAccessNames()
  return <>{names.role({ code: codes.get(name) ?? '', name })}</>
}
