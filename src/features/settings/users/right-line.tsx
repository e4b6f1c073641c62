import type { EffectiveRights } from '@contract/modules/settings/user-access'
import { useAccessNames } from '@/shared/access/use-access-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

export type RightLineProps = {
  right: EffectiveRights['rights'][number]
  nameOfRole: (code: string) => string
}

type Via = EffectiveRights['rights'][number]['via']

/** "Users · View — Operating unit, by Agent (Operating unit)", or what is missing. */
export function RightLine({ right, nameOfRole }: RightLineProps) {
  const r = usePhrases('rights')
  const names = useAccessNames()
  const list = (via: Via) =>
    via.map(({ role, scope }) => `${nameOfRole(role)} (${r(`matrix.scope.${scope}`)})`).join(', ')
  const why = () => {
    if (!right.is_module_enabled && right.via.length > 0)
      return r('explain.module_off', { roles: list(right.via) })
    if (right.scope !== null) return r('explain.by', { roles: list(right.via) })
    return right.would_need.length > 0
      ? r('explain.would_need', { roles: list(right.would_need) })
      : r('explain.nobody')
  }
  return (
    <li className="right-line">
      <span>
        <strong>{names.permission(right.code)}</strong> <code className="matrix-code">{right.code}</code>
      </span>
      <Badge tone={right.scope ? 'success' : 'neutral'}>{r(`matrix.scope.${right.scope ?? 'none'}`)}</Badge>
      <span className="text-muted small right-why">{why()}</span>
    </li>
  )
}
