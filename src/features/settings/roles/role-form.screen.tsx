import { useParams, useNavigate } from 'react-router-dom'
import { roleResource } from '@contract/modules/settings/role.resource'
import { ChangedRole } from '@/features/settings/roles/changed-role'
import '@/features/settings/settings.scss'
import '@/shared/record/record.scss'
import { roles } from '@/features/settings/roles/role.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceForm } from '@/shared/record/resource-form'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'

/** A role: its name first; once it is there, its units and what it may do. */
export function RoleFormScreen() {
  const { id } = useParams()
  return id === undefined ? <NewRole /> : <ChangedRole key={id} id={id} />
}

const LIST = '/settings/roles'
const api = roles

function NewRole() {
  const t = usePhrases('settings')
  const navigate = useNavigate()
  return (
    <div className="stack">
      <PageHeader text={t('roles.new_text')} />
      <Card>
        <ResourceForm
          resource={roleResource}
          api={api}
          namespace="settings"
          row={null}
          sections={[{ fields: ['code', 'name', 'rank', 'description'] }]}
          defaults={{ rank: 10 }}
          onSaved={row => void navigate(`/settings/roles/form/${row.id}`, { replace: true })}
          onCancel={() => void navigate(LIST)}
        />
      </Card>
    </div>
  )
}
