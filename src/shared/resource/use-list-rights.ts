import { FILE_RIGHTS } from '@contract/access/file-rights'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import { fieldNames, permissionCode, type Resource } from '@contract/kernel/define-resource'
import { useCan } from '@/shared/access/use-can'
import type { ListModel } from '@/shared/resource/list-model'

/** What may be done with the records of a list, by the codes that the catalogue has for it. */
export function useListRights(resource: Resource, isReadOnly: boolean): ListModel['may'] {
  const can = useCan()
  // A code that the catalogue does not have is nobody's, and so never held.
  const may = (action: string) => can(permissionCode(resource, action) as PermissionCode)
  const isOwn = (action: string) => FILE_RIGHTS.some(code => code === `${resource.permission}.${action}`)
  const create = !isReadOnly && fieldNames(resource, 'creatable').length > 0 && may('create')
  return {
    create,
    import: create && may(isOwn('import') ? 'import' : 'create') && can('integration.import.run'),
    edit: !isReadOnly && may('edit'),
    deactivate: !isReadOnly && 'is_active' in resource.fields && may('deactivate'),
    export: may(isOwn('export') ? 'export' : 'view'),
  }
}
