import { shiftResource } from '@contract/modules/time-logs/shift.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const shifts = createResourceApi(shiftResource)
