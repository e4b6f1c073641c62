import { defineCommands } from '@contract/kernel/define-commands'
import { outboxMailResource } from '@contract/modules/settings/outbox-mail.resource'

export const outboxMailCommands = defineCommands(outboxMailResource, {
  resend: {
    permission: 'settings.outbox.resend',
    summary: 'Send a mail once more',
    // Its status says whether it may go; nothing of it is overwritten.
    ignoresVersion: true,
    answer: null,
  },
})
