import { useParams } from 'react-router-dom'
import { permissions } from '@/features/settings/catalogue.api'
import { FormPage } from '@/features/settings/modules/form-page'
import { usePhrases } from '@/shared/i18n/use-phrases'

const FIELDS = ['code', 'module_id', 'description', 'is_sensitive', 'scopable']

/** A code opens nothing by itself: some part of the portal has to ask for it, and the page says so. */
export function PermissionFormScreen() {
  const t = usePhrases('settings')
  const { id } = useParams()
  return (
    <FormPage
      key={id}
      api={permissions}
      id={id}
      back="/settings/permissions"
      text={t(id ? 'permissions.edit_text' : 'permissions.new_text')}
      sections={[{ fields: FIELDS }]}
      defaults={{ scopable: true, is_sensitive: false }}
    />
  )
}
