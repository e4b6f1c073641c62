import { z } from 'zod'
import { defineCommands, POSTED, withTouches } from '@contract/kernel/define-commands'
import { nameText } from '@contract/kernel/field-declarations'
import { idSchema } from '@contract/kernel/ids'
import { manualEntryResource } from '@contract/modules/accounting/manual-entry.resource'

const subject = withTouches(manualEntryResource, [...POSTED, 'entry_template'])

export const manualEntryCommands = defineCommands(subject, {
  post: {
    permission: 'accounting.journal.post',
    summary: 'Post a drafted entry in an open month',
    needsKey: true,
  },
  post_adjustment: {
    permission: 'accounting.journal.post_adjustment',
    summary: 'Post a drafted entry in a month that is closed to everything but adjustments',
    needsKey: true,
  },
  save_template: {
    permission: 'accounting.journal.create',
    summary: 'Keep what an entry says as a template',
    fields: { name: { kind: 'text', schema: nameText } },
    answer: z.object({ id: idSchema }),
    ignoresVersion: true,
  },
  discard: {
    method: 'DELETE',
    path: '',
    permission: 'accounting.journal.create',
    summary: 'Delete a draft',
    answer: null,
  },
})
