import { defineCommands } from '@contract/kernel/define-commands'
import { moduleResource } from '@contract/modules/settings/module.resource'

export const moduleCommands = defineCommands(moduleResource, {
  delete: {
    path: '',
    method: 'DELETE',
    permission: 'settings.module.delete',
    summary: 'Remove a module that nothing uses',
    answer: null,
  },
})
