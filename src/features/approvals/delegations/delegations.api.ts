import { approvalDelegationCommands } from '@contract/modules/approvals/approval-delegation.commands'
import type { ApprovalDelegation, PersonChoice } from '@contract/modules/approvals/approval-delegation.calls'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'

export const delegationActions = createCommandApi(approvalDelegationCommands)

const delegationApi = addCalls(['approval_delegation'], build => ({
  listDelegations: build.query<ApprovalDelegation[], void>({
    query: () => ({ url: '/api/v1/approvals/delegations' }),
    providesTags: [listTag('approval_delegation')],
  }),
  searchPeople: build.query<PersonChoice[], string>({
    query: search => ({ url: '/api/v1/approvals/people', params: { search } }),
  }),
}))

export const { useListDelegationsQuery, useSearchPeopleQuery } = delegationApi
