import { useNavigate, useParams } from 'react-router-dom'
import { NewUser } from '@/features/settings/users/new-user'
import { PageState } from '@/features/settings/page-state'
import { UserDetailsCard } from '@/features/settings/users/user-details-card'
import { UserRolesCard } from '@/features/settings/users/user-roles-card'
import { UserUnitsCard } from '@/features/settings/users/user-units-card'
import { useGetUserAccessQuery, useGetUserQuery } from '@/features/settings/users/user.api'
import '@/features/settings/settings.scss'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/page-header'
import '@/shared/record/record.scss'

const LIST = '/settings/users'

export function UserFormScreen() {
  const t = usePhrases('settings')
  const { id } = useParams()
  const can = useCan()
  const navigate = useNavigate()
  const me = useAppSelector(selectUser)
  const user = useGetUserQuery(id ?? '', { skip: id === undefined })
  const access = useGetUserAccessQuery(id ?? '', { skip: id === undefined })
  if (id === undefined) return <NewUser />
  // Nobody raises themselves: neither roles nor units of one's own account are offered.
  const mayGive = can('settings.user.assign_role') && me?.id !== id
  return (
    <PageState answer={user} back={LIST}>
      {row => (
        <div className="stack">
          <PageHeader
            title={row.full_name}
            actions={
              <Button icon="arrow-left" onClick={() => void navigate(`${LIST}/${row.id}`)}>
                {t('users.to_profile')}
              </Button>
            }
          />
          <UserDetailsCard key={row.id} user={row} />
          {mayGive && (
            <PageState answer={access} back={LIST}>
              {held => (
                <>
                  <UserRolesCard user={row} access={held} />
                  <UserUnitsCard user={row} access={held} />
                </>
              )}
            </PageState>
          )}
        </div>
      )}
    </PageState>
  )
}
