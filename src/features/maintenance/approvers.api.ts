import { approverResource } from '@contract/modules/maintenance/approver.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const approvers = createResourceApi(approverResource)
