import { defineCommands } from '@contract/kernel/define-commands'
import { reasonFields } from '@contract/kernel/reason-fields'
import { clawbackResource } from '@contract/modules/commission/clawback.resource'

const right = (action: string) => `commission.clawback.${action}`

export const clawbackCommands = defineCommands(clawbackResource, {
  ask_write_off: {
    on: 'record',
    permission: right('create'),
    summary: 'Ask to give up what is open of a clawback',
    fields: reasonFields,
  },
  write_off: {
    on: 'record',
    permission: right('write_off'),
    summary: 'Give up what is open of a clawback, as somebody else has asked: it is posted as an expense',
    needsKey: true,
  },
  keep: {
    on: 'record',
    permission: { permission: right('write_off'), or: right('create') },
    summary: 'Do not give up a clawback that somebody asked to give up',
  },
})
