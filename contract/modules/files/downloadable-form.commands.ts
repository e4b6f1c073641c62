import { defineCommands } from '@contract/kernel/define-commands'
import { newFormVersionSchema } from '@contract/modules/files/downloadable-form.calls'
import { downloadableFormResource } from '@contract/modules/files/downloadable-form.resource'

export const downloadableFormCommands = defineCommands(downloadableFormResource, {
  new_version: {
    path: 'versions',
    permission: 'files.form.manage',
    summary: 'Give a form a new version',
    body: newFormVersionSchema,
  },
})
