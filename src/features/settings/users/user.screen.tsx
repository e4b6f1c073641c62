import { oneOf } from '@contract/kernel/one-of'
import { userResource } from '@contract/modules/settings/user.resource'
import { employeeResource } from '@contract/people/employee.resource'
import { UserActions } from '@/features/settings/users/user-actions'
import { UserCard } from '@/features/settings/users/user-card'
import { UserRights } from '@/features/settings/users/user-rights'
import { UserSessions } from '@/features/settings/users/user-sessions'
import { UserStatus } from '@/features/settings/users/user-status'
import { users } from '@/features/settings/users/users.api'
import '@/features/settings/settings.scss'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { RecordHistory } from '@/shared/record/record-history'
import { RecordPage } from '@/shared/record/record-page'
import { useRelatedTab } from '@/shared/record/related/use-related-tab'
import { ButtonLink } from '@/shared/ui/button-link'

const LIST = '/settings/users'
const FORM = { namespace: 'settings', list: 'users' } as const
const FACTS = ['email', 'ou_id', 'last_login_at'] as const
const api = users

/** An account: whose it is, what it may do and why, where it is signed in, and what happened to it. */
export function UserScreen() {
  const t = usePhrases('settings')
  const can = useCan()
  const related = useRelatedTab()
  return (
    <RecordPage
      resource={userResource}
      api={api}
      form={FORM}
      list={LIST}
      facts={FACTS}
      isFramed={false}
      nameOf={row => row.full_name}
      picture={row => <PersonAvatar userId={row.id} name={row.full_name} />}
      badge={row => <UserStatus user={row} />}
      actions={row => (
        <>
          {can('settings.user.edit') && (
            <ButtonLink to={`${LIST}/form/${row.id}`} icon="pencil">
              {t('page.edit')}
            </ButtonLink>
          )}
          <UserActions user={row} />
        </>
      )}
      tabs={row => [
        { key: 'profile', label: t('users.tab.profile'), content: <UserCard user={row} /> },
        { key: 'rights', label: t('users.tab.rights'), content: <UserRights id={row.id} /> },
        ...(can('settings.user.suspend')
          ? [{ key: 'sessions', label: t('users.tab.sessions'), content: <UserSessions id={row.id} /> }]
          : []),
        ...related('employee', t('users.tab.employee'), {
          resource: employeeResource,
          name: 'employees',
          namespace: 'people',
          filter: { user_id: oneOf(row.id) },
          fields: ['employee_no', 'position_id', 'ou_id', 'immediate_head_id'],
          list: '/people/employees',
          open: employee => `/people/employees/${employee.id}`,
        }),
        {
          key: 'history',
          label: t('page.history'),
          content: <RecordHistory api={api} namespace="settings" id={row.id} />,
        },
      ]}
    />
  )
}
