import type { Fields, Resource } from '@contract/kernel/define-resource'
import type { ReferenceName } from '@contract/kernel/references'
import { api } from '@/shared/http/api'
import { idTag, listTag } from '@/shared/http/tags'
import { useReferenceQuery } from '@/shared/resource/reference.api'
import { resourceCalls } from '@/shared/resource/resource-calls'
import { resourceEndpoints } from '@/shared/resource/resource-endpoints'
import type { ListRow, RecordRow, ResourceApi, Version } from '@/shared/resource/resource-types'

type Endpoints = ReturnType<typeof resourceEndpoints>

/** Its endpoint goes by the name of its resource, of which the API's own type knows nothing. */
const prefetch = api.util.prefetch as (
  endpoint: string,
  id: string,
  options: object,
) => ReturnType<typeof api.util.prefetch>

/** Each resource brings its endpoints under names of its own: `developer.list`, `developer.get`, … */
function inject(name: string, url: string) {
  const tagged = api.enhanceEndpoints({ addTagTypes: [name] })
  const injected = tagged.injectEndpoints({
    endpoints: build => {
      const named = Object.entries(resourceEndpoints(build, name, url)).map(
        ([verb, endpoint]) => [`${name}.${verb}`, endpoint] as const,
      )
      return Object.fromEntries(named) as Endpoints
    },
  })
  const endpoints = injected.endpoints as Record<string, unknown>
  const byVerb = Object.entries(endpoints).flatMap(([key, endpoint]) =>
    key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), endpoint] as const] : [],
  )
  return { tagged, endpoints: Object.fromEntries(byVerb) as typeof injected.endpoints }
}

/** The calls of a resource for screens; made once, where a feature keeps its calls (`<thing>.api.ts`). */
export function createResourceApi<
  F extends Fields,
  Listed extends ListRow<F> = ListRow<F>,
  Shown extends Version = RecordRow<F>,
>(declared: Resource<F>): ResourceApi<Listed, Shown> {
  const resource: Resource = declared
  const { name } = resource
  const url = `/api/v1${resource.path}`
  const { tagged, endpoints } = inject(name, url)

  const made = {
    resource,
    url,
    useListQuery: endpoints.list.useQuery,
    useCountQuery: endpoints.count.useQuery,
    useVersionQuery: () => endpoints.version.useQuery(undefined),
    useGetQuery: endpoints.get.useQuery,
    useSearchQuery: (query, options) => useReferenceQuery({ to: name as ReferenceName, ...query }, options),
    useUsedByQuery: endpoints.usedBy.useQuery,
    useTimelineQuery: endpoints.timeline.useQuery,
    useCommentsQuery: endpoints.comments.useQuery,
    useAttachmentsQuery: endpoints.attachments.useQuery,
    useCreateMutation: endpoints.create.useMutation,
    useUpdateMutation: endpoints.update.useMutation,
    useDeactivateMutation: endpoints.deactivate.useMutation,
    useReactivateMutation: endpoints.reactivate.useMutation,
    useBulkMutation: endpoints.bulk.useMutation,
    useImportMutation: endpoints.import.useMutation,
    useAddCommentMutation: endpoints.addComment.useMutation,
    useMentionableQuery: endpoints.mentionable.useQuery,
    useAddAttachmentMutation: endpoints.addAttachment.useMutation,
    lookAhead: id => prefetch(`${name}.get`, id, {}),
    wentStale: id => tagged.util.invalidateTags([listTag(name), idTag(name, id)]),
    ...resourceCalls(url),
  } satisfies ResourceApi
  // eslint-disable-next-line no-restricted-syntax -- it has the fields of its resource; endpoints know only that it is a row
  return made as unknown as ResourceApi<Listed, Shown>
}
