import type { UserListItem } from '@contract/modules/settings/user.resource'
import { UserActions } from '@/features/settings/user-actions'
import { isLocked, nameOf } from '@/features/settings/user-name'
import { UserStatus } from '@/features/settings/user-status'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'

export type UserCardProps = { user: UserListItem }

export function UserCard({ user }: UserCardProps) {
  const t = usePhrases('settings')
  const formats = useFormats()
  const lockedUntil = isLocked(user) && user.locked_until

  return (
    <>
      <PageHeader
        title={nameOf(user)}
        meta={<UserStatus user={user} />}
        actions={<UserActions user={user} />}
      />
      <Card>
        <dl className="definition-list">
          <dt>{t('users.username')}</dt>
          <dd>
            <bdi>{user.username}</bdi>
          </dd>
          <dt>{t('users.email')}</dt>
          <dd className="text-break">
            <bdi>{user.email}</bdi>
          </dd>
          <dt>{t('users.unit')}</dt>
          <dd>{user.ou_code ?? t('none')}</dd>
          <dt>{t('users.roles')}</dt>
          <dd className="cluster">
            {user.roles.length === 0 && t('none')}
            {user.roles.map(role => (
              <Badge key={role.role_id}>{role.name}</Badge>
            ))}
          </dd>
          <dt>{t('users.last_login')}</dt>
          <dd>{user.last_login_at ? formats.longDate(user.last_login_at) : t('never')}</dd>
          <dt>{t('users.created')}</dt>
          <dd>{formats.longDate(user.created_at)}</dd>
          {lockedUntil && (
            <>
              <dt>{t('users.locked_until')}</dt>
              <dd>{formats.longDate(lockedUntil)}</dd>
            </>
          )}
        </dl>
      </Card>
    </>
  )
}
