import type { PermissionCode } from '@contract/access/permission-catalogue'
import { permissionCode } from '@contract/kernel/define-resource'
import { useCan } from '@/shared/access/use-can'
import type { RelatedRecords } from '@/shared/record/related/related-records'
import { RelatedTable } from '@/shared/record/related/related-table'
import type { Tab } from '@/shared/ui/tabs'

/** A tab with the records that belong to one; none for those who may not see such records at all. */
export function useRelatedTab(): (key: string, label: string, related: RelatedRecords) => Tab[] {
  const can = useCan()
  return (key, label, related) =>
    can(permissionCode(related.resource, 'view') as PermissionCode)
      ? [{ key, label, content: <RelatedTable related={related} label={label} /> }]
      : []
}
