import { z } from 'zod'
import { defineCommands, withTouches } from '@contract/kernel/define-commands'
import { dateText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { entryTemplateResource } from '@contract/modules/accounting/entry-template.resource'

export const entryTemplateCommands = defineCommands(withTouches(entryTemplateResource, ['manual_entry']), {
  draft: {
    permission: 'accounting.journal.create',
    summary: 'Draft an entry of a template; it is posted as any other',
    fields: { entry_date: { kind: 'date', schema: dateText } },
    answer: z.object({ id: idSchema }),
    needsKey: true,
  },
})
