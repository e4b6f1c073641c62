import { isPermissionCode } from '@contract/access/permission-catalogue'
import { fieldNames, permissionCode, type Resource } from '@contract/kernel/define-resource'
import { useCan } from '@/shared/access/use-can'
import type { ListModel } from '@/shared/resource/list-model'

/** What may be done with the records of a list, by the codes that the catalogue has for it. */
export function useListRights(resource: Resource, isReadOnly: boolean): ListModel['may'] {
  const can = useCan()
  const may = (action: string) => {
    const code = permissionCode(resource, action)
    return isPermissionCode(code) && can(code)
  }
  const hasImportCode = isPermissionCode(`${resource.permission}.import`)
  const hasExportCode = isPermissionCode(`${resource.permission}.export`)
  const create = !isReadOnly && fieldNames(resource, 'creatable').length > 0 && may('create')
  return {
    create,
    import: create && may(hasImportCode ? 'import' : 'create') && can('integration.import.run'),
    edit: !isReadOnly && may('edit'),
    deactivate: !isReadOnly && 'is_active' in resource.fields && may('deactivate'),
    export: may(hasExportCode ? 'export' : 'view'),
  }
}
