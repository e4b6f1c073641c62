import { useParams, useSearchParams } from 'react-router-dom'
import { userResource } from '@contract/modules/settings/user.resource'
import { PageState } from '@/features/settings/page-state'
import { UserActions } from '@/features/settings/user-actions'
import { UserCard } from '@/features/settings/user-card'
import { UserRights } from '@/features/settings/user-rights'
import { UserSessions } from '@/features/settings/user-sessions'
import { UserStatus } from '@/features/settings/user-status'
import { nameOf } from '@/features/settings/user-name'
import { useGetUserQuery } from '@/features/settings/user.api'
import { users } from '@/features/settings/users.api'
import '@/features/settings/settings.scss'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordHistory } from '@/shared/record/record-history'
import type { RecordApi } from '@/shared/record/record-panel.types'
import { ButtonLink } from '@/shared/ui/button-link'
import { PageHeader } from '@/shared/ui/page-header'
import { Tabs } from '@/shared/ui/tabs'
import '@/shared/record/record.scss'

/** A person: who they are, what they may and why, where they are signed in, and what happened to the account. */
export function UserScreen() {
  const t = usePhrases('settings')
  const can = useCan()
  const { id = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const user = useGetUserQuery(id)
  return (
    <PageState answer={user} back="/settings/users">
      {row => {
        const tabs = [
          { key: 'profile', label: t('users.tab.profile'), content: <UserCard user={row} /> },
          { key: 'rights', label: t('users.tab.rights'), content: <UserRights id={row.id} /> },
          ...(can('settings.user.suspend')
            ? [{ key: 'sessions', label: t('users.tab.sessions'), content: <UserSessions id={row.id} /> }]
            : []),
          {
            key: 'history',
            label: t('page.history'),
            content: (
              <RecordHistory
                resource={userResource as never}
                api={users as unknown as RecordApi}
                namespace="settings"
                id={row.id}
              />
            ),
          },
        ]
        const asked = params.get('tab') ?? ''
        return (
          <>
            <PageHeader
              title={nameOf(row)}
              meta={<UserStatus user={row} />}
              actions={
                <>
                  {can('settings.user.edit') && (
                    <ButtonLink to={`/settings/users/form/${row.id}`} icon="pencil">
                      {t('page.edit')}
                    </ButtonLink>
                  )}
                  <UserActions user={row} />
                </>
              }
            />
            <Tabs
              label={t('users.tab.label')}
              tabs={tabs}
              activeKey={tabs.some(tab => tab.key === asked) ? asked : 'profile'}
              onChange={tab => setParams({ tab }, { replace: true })}
            />
          </>
        )
      }}
    </PageState>
  )
}
