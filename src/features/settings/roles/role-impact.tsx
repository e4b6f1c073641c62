import type { RoleImpact as Impact } from '@contract/modules/settings/role.calls'
import { useAccessNames } from '@/shared/access/use-access-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'

export type RoleImpactProps = { impact: Impact }

/** Whom it touches, what they gain and lose, and which duties would come together. */
export function RoleImpact({ impact }: RoleImpactProps) {
  const r = usePhrases('rights')
  const names = useAccessNames()
  const scope = (one: Impact['changes'][number]['was']) => r(`matrix.scope.${one ?? 'none'}`)
  const blocking = impact.conflicts.filter(conflict => conflict.severity === 'block')
  const warnings = impact.conflicts.filter(conflict => conflict.severity === 'warn')

  const clashes = (list: Impact['conflicts']) => (
    <ul>
      {list.map(conflict => (
        <li key={conflict.code}>
          {names.permission(conflict.permission_a)} + {names.permission(conflict.permission_b)}:{' '}
          {names.duty(conflict)} {r('impact.for_people', { count: conflict.people })}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="stack">
      <p>
        {r('impact.people', { count: impact.people })} {r('impact.holders', { count: impact.holders })}
        {impact.examples.length > 0 && (
          <>
            {' '}
            <bdi>{impact.examples.join(', ')}</bdi>
          </>
        )}
      </p>
      <ul className="impact-list">
        {impact.changes.map(({ code, was, becomes }) => (
          <li key={code}>
            <strong>{names.permission(code)}</strong>: {scope(was)} → {scope(becomes)}
          </li>
        ))}
      </ul>
      {impact.beyond.length > 0 && (
        <Banner tone="danger" title={r('impact.beyond')}>
          {impact.beyond.map(names.permission).join(', ')}
        </Banner>
      )}
      {blocking.length > 0 && (
        <Banner tone="danger" title={r('impact.blocked')}>
          {clashes(blocking)}
        </Banner>
      )}
      {warnings.length > 0 && (
        <Banner tone="warning" title={r('impact.warned')}>
          {clashes(warnings)}
        </Banner>
      )}
    </div>
  )
}
