import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { UserActions } from '@/features/settings/user-actions'
import { nameOf } from '@/features/settings/user-name'
import { UserStatus } from '@/features/settings/user-status'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Avatar } from '@/shared/ui/avatar'
import { Badge } from '@/shared/ui/badge'
import { Table, type TableColumn } from '@/shared/ui/table'

export type UsersTableProps = { users: readonly UserListItem[]; isBusy: boolean; empty: ReactNode }

export function UsersTable({ users, isBusy, empty }: UsersTableProps) {
  const t = usePhrases('settings')
  const formats = useFormats()

  const columns: TableColumn<UserListItem>[] = [
    {
      key: 'name',
      header: t('users.name'),
      rowHeader: true,
      cell: user => (
        <Link to={`/settings/users/${user.id}`} className="person">
          <Avatar name={nameOf(user)} size="sm" />
          <span>{nameOf(user)}</span>
        </Link>
      ),
    },
    { key: 'email', header: t('users.email'), cell: user => <bdi>{user.email}</bdi> },
    { key: 'unit', header: t('users.unit'), cell: user => user.ou_code ?? t('none') },
    {
      key: 'roles',
      header: t('users.roles'),
      cell: user => (
        <span className="cluster">
          {user.roles.length === 0 && t('none')}
          {user.roles.map(role => (
            <Badge key={role.role_id}>{role.name}</Badge>
          ))}
        </span>
      ),
    },
    { key: 'status', header: t('users.status'), cell: user => <UserStatus user={user} /> },
    {
      key: 'last_login',
      header: t('users.last_login'),
      wideOnly: true,
      cell: user => (user.last_login_at ? <Ltr>{formats.instant(user.last_login_at)}</Ltr> : t('never')),
    },
    { key: 'actions', header: '', cell: user => <UserActions user={user} /> },
  ]

  return (
    <Table
      caption={t('users.title')}
      columns={columns}
      rows={users}
      rowKey={user => user.id}
      isBusy={isBusy}
      empty={empty}
    />
  )
}
