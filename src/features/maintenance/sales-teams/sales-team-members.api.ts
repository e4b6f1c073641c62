import { salesTeamMemberResource } from '@contract/modules/maintenance/sales-team-member.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const salesTeamMembers = createResourceApi(salesTeamMemberResource)
