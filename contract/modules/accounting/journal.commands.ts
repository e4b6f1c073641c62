import { defineCommands } from '@contract/kernel/define-commands'
import { linesText } from '@contract/kernel/field-declarations'
import { journalEntryResource } from '@contract/modules/accounting/journal-entry.resource'

export const journalCommands = defineCommands(journalEntryResource, {
  reverse: {
    permission: 'accounting.journal.reverse',
    summary: 'Undo a posted entry by its mirror, dated today',
    fields: { reason: { kind: 'long_text', schema: linesText(3, 300) } },
    needsKey: true,
    posts: true,
  },
})
