import { useNavigate } from 'react-router-dom'
import { roleResource } from '@contract/modules/settings/role.resource'
import { PageState } from '@/features/settings/page-state'
import { roles, useGetRoleRightsQuery } from '@/features/settings/roles/role.api'
import { RoleRightsCard } from '@/features/settings/roles/role-rights-card'
import { RoleUnitsCard } from '@/features/settings/roles/role-units-card'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceForm } from '@/shared/record/resource-form'
import { Banner } from '@/shared/ui/banner'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'

const LIST = '/settings/roles'
const api = roles

export type ChangedRoleProps = { id: string }

export function ChangedRole({ id }: ChangedRoleProps) {
  const t = usePhrases('settings')
  const navigate = useNavigate()
  const can = useCan()
  const names = useAccessNames()
  const role = roles.useGetQuery(id)
  const rights = useGetRoleRightsQuery(id)
  return (
    <PageState answer={role} back={LIST}>
      {row => (
        <div className="stack">
          <PageHeader title={names.role(row)} text={t('roles.form_text')} />
          <PageState answer={rights} back={LIST}>
            {held => {
              const isShut = held.is_own || held.is_higher
              return (
                <>
                  {isShut && <Banner tone="warning">{t(held.is_own ? 'roles.own' : 'roles.higher')}</Banner>}
                  {!isShut && (
                    <Card title={t('roles.details')}>
                      <ResourceForm
                        resource={roleResource}
                        api={api}
                        namespace="settings"
                        row={row}
                        sections={[{ fields: ['code', 'name', 'rank', 'description'] }]}
                        onSaved={() => undefined}
                        onCancel={() => void navigate(`${LIST}/${id}`)}
                      />
                    </Card>
                  )}
                  <RoleUnitsCard
                    role={row}
                    rights={held}
                    mayChange={!isShut && can('settings.role.assign_ou')}
                  />
                  <RoleRightsCard
                    role={row}
                    rights={held}
                    mayChange={!isShut && can('settings.role.assign_permission')}
                  />
                </>
              )
            }}
          </PageState>
        </div>
      )}
    </PageState>
  )
}
