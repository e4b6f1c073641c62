import { useState } from 'react'
import type { DatedRole } from '@contract/modules/settings/user.calls'
import type { UserAccess } from '@contract/modules/settings/user-access'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { DatedRoles } from '@/features/settings/users/dated-roles'
import { useAccessNames } from '@/shared/access/use-access-names'
import { userActions } from '@/features/settings/users/user.api'
import { useCommand } from '@/shared/command/use-command'
import type { ApiFailure } from '@/shared/http/api-failure'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { Checkbox } from '@/shared/ui/checkbox'

export type UserRolesCardProps = { user: UserListItem; access: UserAccess }

const isClash = (failure: ApiFailure) => failure.fields.some(({ code }) => code.includes('--'))

export function UserRolesCard({ user, access }: UserRolesCardProps) {
  const t = usePhrases('settings')
  const r = usePhrases('rights')
  const names = useAccessNames()
  const [setRoles, busyId, refused] = useCommand(userActions.change_roles)
  const standing = access.roles.filter(role => role.state !== 'past')
  const byHand: DatedRole[] = standing
    .filter(role => !role.is_automatic)
    .map(({ role_id, valid_from, valid_to }) => ({ role_id, valid_from, valid_to }))
  const [draft, setDraft] = useState<DatedRole[] | null>(null)
  const [accepted, setAccepted] = useState(false)
  const clash = refused && isClash(refused) ? refused : null
  const past = access.roles.filter(role => role.state === 'past')

  const handleSave = async () => {
    const body = { roles: draft ?? byHand, accept_warnings: accepted }
    if (await setRoles({ record: user, body }, t('users.roles_saved'))) setDraft(null)
  }
  return (
    <Card title={t('users.fields.roles')} text={t('users.roles_text')}>
      <p className="cluster">
        {standing
          .filter(role => role.is_automatic)
          .map(role => (
            <Badge key={role.role_id}>{names.role(role)}</Badge>
          ))}
      </p>
      <DatedRoles value={draft ?? byHand} today={access.today} onChange={setDraft} />
      {past.length > 0 && (
        <p className="text-muted small">
          {t('users.past_roles')}{' '}
          {past.map(role => `${names.role(role)} (${role.valid_from} – ${role.valid_to ?? ''})`).join(', ')}
        </p>
      )}
      {clash && (
        <Banner tone="warning" title={clash.message}>
          <ul>
            {clash.fields.map(({ code, message }) => (
              <li key={code}>{names.duty({ code, reason: message })}</li>
            ))}
          </ul>
          <Checkbox
            label={r('impact.accept')}
            checked={accepted}
            onChange={event => setAccepted(event.target.checked)}
          />
        </Banner>
      )}
      {draft && (
        <div className="form-actions">
          <Button
            variant="primary"
            busy={busyId !== null}
            disabled={draft.some(role => !role.role_id || !role.valid_from)}
            onClick={() => void handleSave()}
          >
            {t('users.save_roles')}
          </Button>
          <Button onClick={() => setDraft(null)}>{r('matrix.discard')}</Button>
        </div>
      )}
      <LeaveGuard isDirty={draft !== null && busyId === null} />
    </Card>
  )
}
