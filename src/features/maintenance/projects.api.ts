import { projectResource } from '@contract/modules/maintenance/project.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const projects = createResourceApi(projectResource)
