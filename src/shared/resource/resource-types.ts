import type { Fields, ListedRow, Resource, Row } from '@contract/kernel/define-resource'
import type { Aggregate, CellBlock, FieldValues } from '@contract/kernel/list-calls'
import type { FilterModel } from '@contract/kernel/list-query'
import type { ListMeta } from '@contract/kernel/list-request'
import type {
  Attachment,
  BulkAnswer,
  BulkCall,
  ImportAnswer,
  ImportCall,
  Mentionable,
  RecordComment,
  TimelineEntry,
  UsedBy,
} from '@contract/kernel/record-calls'
import type { api } from '@/shared/http/api'
import type { ListAnswer } from '@/shared/resource/list-answer'

export type SortItem = { field: string; direction: 'asc' | 'desc' }
/** Which rows: the words that a list's address, its counts and its export have in common. */
export type ListConditions = { filter?: FilterModel | undefined; search?: string | undefined }
export type ListParams = ListConditions & {
  start: number
  end: number
  sort?: readonly SortItem[] | undefined
  count?: 'yes' | 'no' | 'only' | undefined
}

/** What the kit knows of any row; the rest goes by the names of the fields. */
export type ResourceRow = { id: string; row_version: number; [field: string]: unknown }

type Base = { id: string; row_version: number }

/** A row of the list, with the names of what it refers to. */
export type ListRow<F extends Fields> = Base & ListedRow<Resource<F>>
/** A record as it shows itself when opened. */
export type RecordRow<F extends Fields> = Base & Row<Resource<F>>

export interface Answer<T> {
  data?: T | undefined
  /** Only of what is asked for now, never of the question before. */
  currentData?: T | undefined
  error?: unknown
  isFetching: boolean
  isLoading: boolean
  isSuccess: boolean
  refetch: () => unknown
}
/** A number: what is older than so many seconds is shown, and asked for again meanwhile. */
export type Ask = { skip?: boolean; refetchOnMountOrArgChange?: boolean | number }
export type Mutation<Call, T> = readonly [
  (call: Call) => { unwrap: () => Promise<T>; abort: () => void },
  { isLoading: boolean; error?: unknown; reset: () => void },
]

export type ReferenceOption = { id: string; label: string; detail?: string | undefined; isActive: boolean }
export type Change = { id: string; row_version: number; values: Record<string, unknown> }
export type Version = { id: string; row_version: number }

/** Hooks and plain calls of one resource, all by the same names whatever the resource. */
export interface ResourceApi<Listed = ResourceRow, Shown = ResourceRow> {
  resource: Resource
  url: string
  useListQuery: (params: ListParams, options?: Ask) => Answer<ListAnswer<Listed>>
  useCountQuery: (narrowing: ListConditions, options?: Ask) => Answer<Partial<ListMeta>>
  /** Another number whenever rows of the list may have changed. */
  useVersionQuery: () => Answer<number>
  useGetQuery: (id: string, options?: Ask) => Answer<Shown>
  useSearchQuery: (
    query: { search: string; ids?: string[] },
    options?: Ask,
  ) => Answer<readonly ReferenceOption[]>
  useUsedByQuery: (id: string, options?: Ask) => Answer<UsedBy>
  useTimelineQuery: (call: { id: string; before?: string }, options?: Ask) => Answer<TimelineEntry[]>
  useCommentsQuery: (id: string, options?: Ask) => Answer<RecordComment[]>
  useMentionableQuery: (call: { id: string; search: string }, options?: Ask) => Answer<Mentionable[]>
  useAttachmentsQuery: (id: string, options?: Ask) => Answer<Attachment[]>
  useCreateMutation: () => Mutation<Record<string, unknown>, Shown>
  useUpdateMutation: () => Mutation<Change, Shown>
  useDeactivateMutation: () => Mutation<Version, Shown>
  useReactivateMutation: () => Mutation<Version, Shown>
  useBulkMutation: () => Mutation<BulkCall, BulkAnswer>
  useImportMutation: () => Mutation<ImportCall, ImportAnswer>
  useAddCommentMutation: () => Mutation<{ id: string; body: string; mentions: string[] }, RecordComment>
  useAddAttachmentMutation: () => Mutation<{ id: string; file: File }, Attachment>
  /** Asks for a record that somebody is about to look at. */
  lookAhead: (id: string) => ReturnType<typeof api.util.prefetch>
  /** For a record that turned out to be newer than what is shown. */
  wentStale: (id: string) => { type: string }
  fetchRows: (params: ListParams, signal: AbortSignal) => Promise<readonly Listed[]>
  fetchValues: (
    field: string,
    query: ListConditions & { like?: string },
    signal: AbortSignal,
  ) => Promise<FieldValues>
  fetchAggregate: (
    query: ListConditions & { sort?: readonly SortItem[]; blocks: CellBlock[] },
    signal: AbortSignal,
  ) => Promise<Aggregate>
  /** The rows as lines of JSON, while they come. */
  openExport: (
    query: ListConditions & { sort?: readonly SortItem[]; fields: readonly string[] },
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>
}
