import type { Resource } from '@contract/kernel/define-resource'
import { labelOf, REFERENCES, type ReferenceName, type ReferenceTarget } from '@contract/kernel/references'
import { storedName } from '@/shared/i18n/stored-name'
import { referenceLabel } from '@/shared/resource/reference.api'
import type { RecordValues } from '@/shared/record/record-values'

/** How a record calls itself: as others refer to it, where they do. */
export function titleOf(resource: Resource, row: RecordValues): string {
  const target: ReferenceTarget | undefined = REFERENCES[resource.name as ReferenceName]
  return target
    ? storedName(resource.name, referenceLabel(target, row))
    : storedName(
        resource.fields[resource.title]?.to ?? resource.name,
        String(row[labelOf(resource.title)] ?? row[resource.title] ?? ''),
      )
}
