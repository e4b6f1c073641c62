import type {
  ApprovalDelegation,
  CreateDelegation,
  PersonChoice,
} from '@contract/modules/approvals/approval-delegation.commands'
import { api, unwrap } from '@/shared/http/api'
import { listTag, tagsOnSuccess } from '@/shared/http/tags'

const url = '/api/v1/approvals/delegations'
// Who stands in changes what waits for whom.
const changed = [listTag('approval_delegation' as const), listTag('approval_seat' as const)]

const delegationApi = api
  .enhanceEndpoints({ addTagTypes: ['approval_delegation', 'approval_seat'] })
  .injectEndpoints({
    endpoints: build => ({
      listDelegations: build.query<ApprovalDelegation[], void>({
        query: () => ({ url }),
        transformResponse: unwrap<ApprovalDelegation[]>,
        providesTags: [listTag('approval_delegation')],
      }),
      searchPeople: build.query<PersonChoice[], string>({
        query: search => ({ url: '/api/v1/approvals/people', params: { search } }),
        transformResponse: unwrap<PersonChoice[]>,
      }),
      createDelegation: build.mutation<unknown, CreateDelegation>({
        query: body => ({ url, method: 'POST', body }),
        invalidatesTags: tagsOnSuccess(changed),
      }),
      endDelegation: build.mutation<unknown, Pick<ApprovalDelegation, 'id' | 'row_version'>>({
        query: ({ id, row_version }) => ({
          url: `${url}/${encodeURIComponent(id)}/end`,
          method: 'POST',
          ifMatch: row_version,
        }),
        invalidatesTags: tagsOnSuccess(changed),
      }),
    }),
  })

export const {
  useListDelegationsQuery,
  useSearchPeopleQuery,
  useCreateDelegationMutation,
  useEndDelegationMutation,
} = delegationApi
