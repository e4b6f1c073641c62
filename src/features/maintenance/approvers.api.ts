import { approverResource } from '@contract/approvals/approver.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const approvers = createResourceApi(approverResource)
