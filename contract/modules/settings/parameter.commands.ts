import { defineCommands } from '@contract/kernel/define-commands'
import { parameterEntrySchema, setParameterSchema } from '@contract/modules/settings/parameter.calls'
import { parameterValueResource } from '@contract/modules/settings/parameter-value.resource'

export const parameterCommands = defineCommands(parameterValueResource, {
  set: {
    on: 'list',
    permission: 'settings.parameter.edit',
    summary: 'Set a parameter from a day on',
    body: setParameterSchema,
    answer: parameterEntrySchema,
  },
  withdraw: {
    permission: 'settings.parameter.edit',
    summary: 'Withdraw a value that has not begun',
    answer: parameterEntrySchema,
  },
})
