import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { PageState } from '@/features/settings/page-state'
import { roleActions, roles, useGetRoleRightsQuery } from '@/features/settings/roles/role.api'
import { RoleRightsCard } from '@/features/settings/roles/role-rights-card'
import { RoleUnitsCard } from '@/features/settings/roles/role-units-card'
import '@/features/settings/settings.scss'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCan } from '@/shared/access/use-can'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordHistory } from '@/shared/record/record-history'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import '@/shared/record/record.scss'

const LIST = '/settings/roles'

/** What a role may do, where, and who has changed it. */
export function RoleScreen() {
  const t = usePhrases('settings')
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const can = useCan()
  const names = useAccessNames()
  const role = roles.useGetQuery(id)
  const rights = useGetRoleRightsQuery(id)
  const [isAsking, setAsking] = useState(false)

  return (
    <PageState answer={role} back={LIST}>
      {row => {
        const name = names.role(row)
        return (
          <div className="stack">
            <PageHeader
              title={name}
              text={row.description ? <bdi>{storedName('role_text', row.description)}</bdi> : undefined}
              meta={row.is_system && <Badge>{t('roles.system')}</Badge>}
              actions={
                <>
                  {can('settings.role.delete') && !row.is_system && (
                    <Button icon="trash" onClick={() => setAsking(true)}>
                      {t('page.remove')}
                    </Button>
                  )}
                  {can('settings.role.edit') && (
                    <ButtonLink to={`/settings/roles/form/${row.id}`} variant="primary" icon="pencil">
                      {t('page.edit')}
                    </ButtonLink>
                  )}
                </>
              }
            />
            <PageState answer={rights} back={LIST}>
              {held => (
                <>
                  <p className="text-muted">{t('roles.held_by', { count: held.holders })}</p>
                  <RoleUnitsCard role={row} rights={held} mayChange={false} />
                  <RoleRightsCard role={row} rights={held} mayChange={false} />
                </>
              )}
            </PageState>
            <Card title={t('page.history')}>
              <RecordHistory api={roles} namespace="settings" id={row.id} />
            </Card>
            {isAsking && (
              <CommandConfirm
                command={roleActions.delete}
                call={{ record: row }}
                tone="danger"
                title={t('roles.ask_remove', { name })}
                confirmLabel={t('page.remove')}
                done={t('roles.removed', { name })}
                onDone={() => void navigate(LIST)}
                onClose={() => setAsking(false)}
              >
                {t('page.no_undo')}
              </CommandConfirm>
            )}
          </div>
        )
      }}
    </PageState>
  )
}
