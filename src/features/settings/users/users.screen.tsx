import { userResource, type UserListItem } from '@contract/modules/settings/user.resource'
import { users } from '@/features/settings/users/users.api'
import { UserStatus } from '@/features/settings/users/user-status'
import '@/features/settings/settings.scss'
import { useAccessNames, type AccessNames } from '@/shared/access/use-access-names'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ButtonLink } from '@/shared/ui/button-link'
import { lazy, Suspense, useMemo } from 'react'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { RecordLink } from '@/shared/resource/record-link'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { Badge } from '@/shared/ui/badge'

// What can be done comes after who is there.
const UserActions = lazy(() =>
  import('@/features/settings/users/user-actions').then(file => ({ default: file.UserActions })),
)

const MOST_ROLES = 2

/** The first roles, and how many more there are: whoever has nine of them is read on the profile. */
function RoleBadges({ names }: { names: readonly string[] }) {
  const more = names.length - MOST_ROLES
  return (
    <span className="cluster" title={more > 0 ? names.join(', ') : undefined}>
      {names.slice(0, MOST_ROLES).map(name => (
        <Badge key={name}>{name}</Badge>
      ))}
      {more > 0 && <Badge>+{more}</Badge>}
    </span>
  )
}

const profileOf = (id: string) => `/settings/users/${id}`

const columnsFor = (nameOfRole: AccessNames['role']): ColumnOverrides<UserListItem> => ({
  full_name: {
    width: 210,
    pinned: 'start',
    render: user => (
      <RecordLink id={user.id} opens={profileOf} of={userResource.name} className="person record-link">
        <PersonAvatar userId={user.id} name={user.full_name} size="sm" />
        <span>{user.full_name}</span>
      </RecordLink>
    ),
  },
  username: { width: 140 },
  email: { width: 240 },
  ou_id: { width: 110 },
  status: { width: 150, render: user => <UserStatus user={user} /> },
  roles: {
    width: 300,
    text: user => user.roles.map(nameOfRole).join(', '),
    render: user => <RoleBadges names={user.roles.map(nameOfRole)} />,
  },
  last_login_at: {},
  first_name: { hidden: true },
  last_name: { hidden: true },
  locale: false,
  locked_until: { hidden: true },
  actions: {
    bare: true,
    width: 64,
    pinned: 'end',
    render: user => (
      <Suspense>
        <UserActions user={user} />
      </Suspense>
    ),
  },
})

export function UsersScreen() {
  const t = usePhrases('settings')
  const names = useAccessNames()
  const columns = useMemo(() => columnsFor(names.role), [names])
  return (
    <ResourceScreen
      api={users}
      name="users"
      namespace="settings"
      columns={columns}
      recordPath={profileOf}
      toolbar={
        <Can code="settings.user.create">
          <ButtonLink to="/settings/users/form" variant="primary" icon="person-plus">
            {t('users.new')}
          </ButtonLink>
        </Can>
      }
    />
  )
}
