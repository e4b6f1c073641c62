import { useParams } from 'react-router-dom'
import { isModuleCode } from '@contract/access/modules'
import { modules } from '@/features/settings/catalogue.api'
import { FormPage } from '@/features/settings/modules/form-page'
import { RemoveModule } from '@/features/settings/modules/remove-module'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'

const LIST = '/settings/modules'

export function ModuleFormScreen() {
  const t = usePhrases('settings')
  const { id } = useParams()
  const can = useCan()
  return (
    <FormPage
      key={id}
      api={modules}
      id={id}
      back={LIST}
      text={t(id ? 'modules.edit_text' : 'modules.new_text')}
      sections={[{ fields: ['code', 'name', 'sort', 'is_enabled'] }]}
      defaults={{ is_enabled: true, sort: 500 }}
    >
      {row =>
        can('settings.module.delete') && !isModuleCode(row['code']) ? <RemoveModule module={row} /> : null
      }
    </FormPage>
  )
}
