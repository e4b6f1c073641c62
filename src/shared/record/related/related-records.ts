import type { FilterModel } from '@contract/kernel/list-query'
import type { Resource } from '@contract/kernel/define-resource'
import type { Namespace } from '@/shared/i18n/namespaces'

/** Records of another list that belong to one that is open. */
export type RelatedRecords = {
  resource: Resource
  /** The list among the phrases of its module, where its fields have words of their own. */
  name?: string
  namespace: Namespace
  /** What makes them its own. */
  filter: FilterModel
  /** The field by which each is called, where that is not what such records call themselves by. */
  title?: string
  /** What is told of each beside its name. */
  fields: readonly string[]
  /** The address of their list. */
  list: string
  /** Where one of them opens; null where it opens nowhere. */
  open: ((row: { id: string; [field: string]: unknown }) => string) | null
}
