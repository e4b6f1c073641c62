import { projectResource } from '@contract/selling/project.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const projects = createResourceApi(projectResource)
