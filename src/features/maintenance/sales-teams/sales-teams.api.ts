import { salesTeamResource } from '@contract/modules/maintenance/sales-team.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const salesTeams = createResourceApi(salesTeamResource)
