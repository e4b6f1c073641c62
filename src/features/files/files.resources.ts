import { downloadableFormResource } from '@contract/modules/files/downloadable-form.resource'
import { memoResource } from '@contract/modules/files/memo.resource'
import { createResourceApi } from '@/shared/resource/create-resource-api'

export const memos = createResourceApi(memoResource)
export const forms = createResourceApi(downloadableFormResource)
