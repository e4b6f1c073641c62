import type { Resource } from '@contract/kernel/define-resource'
import { completeGroups } from '@/features/maintenance/form-groups'
import type { maintenancePhrases } from '@/features/maintenance/maintenance.phrases'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordSection } from '@/shared/record/record-sections'

type Section = keyof (typeof maintenancePhrases)['sections']
/** The fields of a form, under the titles that the module has for them. */
export type Groups = { readonly [S in Section]?: readonly string[] }

export function useSectionsOf(resource: Resource, groups: Groups): RecordSection[] {
  const t = usePhrases('maintenance')
  return Object.entries(completeGroups(resource, groups)).map(([title, fields]) => ({
    title: t(`sections.${title as Section}`),
    fields,
  }))
}
