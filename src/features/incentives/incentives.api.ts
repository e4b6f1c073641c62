import { incentiveGrant } from '@contract/modules/commission/incentive-grant.document'
import { incentiveProgramResource } from '@contract/modules/commission/incentive-program.resource'
import { incentiveGrantListCommands } from '@contract/modules/commission/incentive-grant.commands'
import type { ProgramStanding } from '@contract/modules/commission/incentive-standing'
import { createCommandApi } from '@/shared/command/create-command-api'
import { createDocumentApi } from '@/shared/document/create-document-api'
import { addCalls } from '@/shared/http/api'
import { listTag } from '@/shared/http/tags'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const KINDS = ['incentive_grant', 'incentive_program', 'commission_transaction', 'sale'] as const

export const incentivePrograms = createResourceApi(incentiveProgramResource)
export const incentiveGrants = createDocumentApi(incentiveGrant)
export const grantActions = createCommandApi(incentiveGrantListCommands)

export const { useGetStandingQuery } = addCalls([...KINDS], build => ({
  getStanding: build.query<ProgramStanding[], void>({
    query: () => ({ url: '/api/v1/commission/incentives/standing' }),
    providesTags: KINDS.map(kind => listTag(kind)),
  }),
}))
