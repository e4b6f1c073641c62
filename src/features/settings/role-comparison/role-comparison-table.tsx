import { Link } from 'react-router-dom'
import { moduleName } from '@contract/access/modules'
import type { RoleComparison } from '@/features/settings/role-comparison/role-comparison'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'

export type RoleComparisonTableProps = { comparison: RoleComparison }

/** Rights by module down, roles across; the names of both stay in sight. */
export function RoleComparisonTable({ comparison: { roles, groups } }: RoleComparisonTableProps) {
  const r = usePhrases('rights')
  const names = useAccessNames()
  // A role is changed on its own form, by the rules that hold there.
  const mayChange = useCan()('settings.role.assign_permission')
  const pathOf = (id: string) => (mayChange ? `/settings/roles/form/${id}` : `/settings/roles/${id}`)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than the page is moved by its own keys
    <div className="role-comparison" tabIndex={0} role="region" aria-label={r('compare.title')}>
      <table>
        <caption className="visually-hidden">{r('compare.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{r('compare.right')}</th>
            {roles.map(role => (
              <th scope="col" key={role.id}>
                <Link to={pathOf(role.id)} className="record-link">
                  <bdi>{names.role(role)}</bdi>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ module, rights }) => (
          <tbody key={module}>
            <tr className="role-comparison-module">
              <th scope="rowgroup" colSpan={roles.length + 1}>
                <span>{names.module({ code: module, name: moduleName(module) })}</span>
              </th>
            </tr>
            {rights.map(({ entry, scopes }) => (
              <tr key={entry.id}>
                <th scope="row" title={entry.code}>
                  {names.permission(entry.code)}{' '}
                  {entry.is_sensitive && <Badge tone="warning">{r('matrix.sensitive')}</Badge>}
                </th>
                {scopes.map((scope, index) => (
                  <td key={roles[index]?.id} className={scope ? `is-${scope}` : 'is-none'}>
                    {scope ? (
                      r(`matrix.scope.${scope}`)
                    ) : (
                      <>
                        <span aria-hidden="true">·</span>
                        <span className="visually-hidden">{r('matrix.scope.none')}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}
