import { useState } from 'react'
import type {
  ChangeRoleRights,
  RoleImpact as Impact,
  RoleRights,
} from '@contract/modules/settings/role.calls'
import type { Scope } from '@contract/access/scopes'
import { MatrixPanel } from '@/features/settings/roles/matrix-panel'
import { changeCount, grantsOf, heldOf, type RoleGrants } from '@/features/settings/roles/matrix-rows'
import { RoleImpact } from '@/features/settings/roles/role-impact'
import { roleActions, usePreviewRoleQuery } from '@/features/settings/roles/role.api'
import { useCommand } from '@/shared/command/use-command'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { useDebounced } from '@/shared/form/use-debounced'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Checkbox } from '@/shared/ui/checkbox'
import { Skeleton } from '@/shared/ui/skeleton'

export type RoleRightsCardProps = {
  role: { id: string; row_version: number; name: string }
  rights: RoleRights
  mayChange: boolean
}

const noBlock = (impact: Impact | undefined) =>
  impact !== undefined && impact.beyond.length === 0 && !impact.conflicts.some(c => c.severity === 'block')

/** The matrix of a role; what a change would mean stands beside it before anything is saved. */
export function RoleRightsCard({ role, rights, mayChange }: RoleRightsCardProps) {
  const t = usePhrases('settings')
  const r = usePhrases('rights')
  const [draft, setDraft] = useState<RoleGrants | null>(null)
  const [accepted, setAccepted] = useState(false)
  const [setRights, busyId] = useCommand(roleActions.change_rights)
  const saved = heldOf(rights.grants)
  const held = draft ?? saved
  const count = changeCount(held, saved)
  const asked = draft && count > 0 ? JSON.stringify(grantsOf(draft)) : null
  const settled = useDebounced(asked)
  const preview = usePreviewRoleQuery(
    { id: role.id, grants: settled ? (JSON.parse(settled) as ChangeRoleRights['grants']) : [] },
    { skip: settled === null },
  )
  // Of this very draft: what was true of the one before must not open the button.
  const impact = settled === asked ? preview.currentData : undefined
  const hasWarnings = impact?.conflicts.some(conflict => conflict.severity === 'warn') ?? false

  const handleChange = (code: string, scope: Scope | null) => {
    const next = new Map(held)
    if (scope) next.set(code, scope)
    else next.delete(code)
    setDraft(next)
    setAccepted(false)
  }
  const handleSave = async () => {
    const body = { grants: grantsOf(held), accept_warnings: accepted }
    if (await setRights({ record: role, body }, t('roles.rights_saved', { name: role.name }))) setDraft(null)
  }

  return (
    <Card title={r('matrix.title')} text={mayChange ? r('matrix.text') : undefined} flush>
      <MatrixPanel held={held} saved={saved} {...(mayChange && { onChange: handleChange })} />
      {count > 0 && (
        <section className="matrix-foot stack" aria-label={r('impact.title')} aria-live="polite">
          <h3 className="section-title">{r('impact.title')}</h3>
          {impact && <RoleImpact impact={impact} />}
          {!impact && preview.error && (
            <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
          )}
          {!impact && !preview.error && <Skeleton lines={3} />}
          {hasWarnings && (
            <Checkbox
              label={r('impact.accept')}
              checked={accepted}
              onChange={event => setAccepted(event.target.checked)}
            />
          )}
          <div className="form-actions">
            <Button
              variant="primary"
              busy={busyId !== null}
              disabled={!noBlock(impact) || (hasWarnings && !accepted)}
              onClick={() => void handleSave()}
            >
              {r('matrix.save', { count })}
            </Button>
            <Button onClick={() => setDraft(null)}>{r('matrix.discard')}</Button>
          </div>
        </section>
      )}
      <LeaveGuard isDirty={count > 0 && busyId === null} />
    </Card>
  )
}
