import type { ComponentType } from 'react'
import type { Namespace } from '@/shared/i18n/namespaces'
import type { FieldControlProps } from '@/shared/record/field-control'
import type { RecordSection } from '@/shared/record/record-sections'
import type { IsRelevant, RecordValues } from '@/shared/record/record-values'
import type { ResourceApi, ResourceRow } from '@/shared/resource/resource-types'

/** A record that was asked for ahead is shown at once, and asked for again where that was some seconds ago. */
export const OF_NOW = { refetchOnMountOrArgChange: 5 }

/** Of a resource's calls those that a single record needs. */
export type RecordApi<Shown extends ResourceRow = ResourceRow> = Pick<
  ResourceApi<ResourceRow, Shown>,
  | 'resource'
  | 'url'
  | 'wentStale'
  | 'lookAhead'
  | 'useGetQuery'
  | 'useCreateMutation'
  | 'useUpdateMutation'
  | 'useDeactivateMutation'
  | 'useReactivateMutation'
  | 'useUsedByQuery'
  | 'useTimelineQuery'
  | 'useCommentsQuery'
  | 'useAddCommentMutation'
  | 'useMentionableQuery'
  | 'useAttachmentsQuery'
>

/** How a feature wants the form of its records. */
export type RecordForm = {
  namespace: Namespace
  /** The list among the module's phrases, where its fields have words of their own. */
  list?: string | undefined
  sections?: readonly RecordSection[] | undefined
  controls?: Readonly<Record<string, ComponentType<FieldControlProps>>> | undefined
  defaults?: RecordValues | undefined
  /** What says nothing about such a record: not drawn, and sent empty; what was typed there stays until it is saved. */
  isRelevant?: IsRelevant | undefined
  /** What a record is called that has no name yet. */
  unnamed?: string | undefined
}
