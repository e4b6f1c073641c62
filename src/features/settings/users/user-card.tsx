import { titleOfLabel } from '@contract/kernel/record-labels'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { isLocked } from '@/features/settings/users/user-lock'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'

export type UserCardProps = { user: UserListItem }

export function UserCard({ user }: UserCardProps) {
  const t = usePhrases('settings')
  const formats = useFormats()
  const names = useAccessNames()
  const lockedUntil = isLocked(user) && user.locked_until

  return (
    <Card>
      <dl className="definition-list">
        <dt>{t('users.username')}</dt>
        <dd>
          <bdi>{user.username}</bdi>
        </dd>
        <dt>{t('users.fields.email')}</dt>
        <dd className="text-break">
          <bdi>{user.email}</bdi>
        </dd>
        <dt>{t('users.fields.ou_id')}</dt>
        <dd>{user.ou_label ? <bdi>{titleOfLabel(user.ou_label)}</bdi> : t('none')}</dd>
        <dt>{t('users.fields.roles')}</dt>
        <dd className="cluster">
          {user.roles.length === 0 && t('none')}
          {user.roles.map(role => (
            <Badge key={role.role_id}>{names.role(role)}</Badge>
          ))}
        </dd>
        <dt>{t('users.fields.last_login_at')}</dt>
        <dd>{user.last_login_at ? formats.longDate(user.last_login_at) : t('never')}</dd>
        <dt>{t('users.fields.created_at')}</dt>
        <dd>{formats.longDate(user.created_at)}</dd>
        {lockedUntil && (
          <>
            <dt>{t('users.locked_until')}</dt>
            <dd>{formats.longDate(lockedUntil)}</dd>
          </>
        )}
      </dl>
    </Card>
  )
}
