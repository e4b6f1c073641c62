import type { z } from 'zod'
import { shownSchema } from '@contract/kernel/define-resource'
import { outboxMailCommands } from '@contract/modules/settings/outbox-mail.commands'
import {
  mailAttachments,
  outboxMailResource,
  type OutboxMail,
} from '@contract/modules/settings/outbox-mail.resource'
import { accessWhere } from '@server/platform/access/access-where'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { nameAttachments } from '@server/platform/mail/attachment.repository'
import { maskSecrets } from '@server/platform/mail/mask-secrets'
import { openBodies } from '@server/platform/mail/sealed-bodies'
import { requeueMail } from '@server/platform/mail/queue-mail'
import { createRepository } from '@server/platform/resource/create-repository'
import { registerCommands } from '@server/platform/resource/register-commands'
import { registerResource } from '@server/platform/resource/register-resource'
import { recordOptions } from '@server/platform/resource/run-command'
import { recordParams } from '@server/platform/resource/routes/record-params'

const resource = outboxMailResource
const shownMail: z.ZodType = shownSchema(outboxMailResource).extend({ attachments: mailAttachments })

export function outboxRoutes(app: PortalApp, platform: Platform): void {
  const repository = createRepository(resource)
  registerResource(app, platform, outboxMailResource, { only: ['list'], repository })

  registerRead(app, platform, {
    url: `/api/v1${resource.path}/:id`,
    access: { permission: 'settings.outbox.view' },
    summary: 'One mail as its receiver sees it',
    params: recordParams,
    answers: shownMail,
    leavesTrace: true,
    read: async (tx, { actor, params: { id } }) => {
      tx.audit({ action: 'outbox.read', entityType: 'outbox_mail', entityId: id })
      const mail = await repository.get(tx.db, accessWhere(actor, 'view', resource), id)
      return { ...shownTo(platform, mail), attachments: await nameAttachments(tx.db, id) }
    },
  })

  const options = {
    ...recordOptions<OutboxMail>(repository),
    asPortal: 'No role of a request may change a mail that waits or has gone.',
  }
  registerCommands(app, platform, outboxMailCommands, options, {
    async resend({ tx, record: { id: entityId } }) {
      await requeueMail(tx.db, entityId)
      tx.audit({ action: 'outbox.resend', entityType: 'outbox_mail', entityId })
    },
  })
}

/**
 * A link that opens somebody's account is for that somebody's eyes only: without a mail server the operator finds it
 * in DATA_DIR/outbox, and the demo alone shows it here, since nobody else reads its mails.
 */
function shownTo(
  { config: { demo, smtpUrl }, database }: Platform,
  mail: Record<string, unknown>,
): Record<string, unknown> {
  if (mail['is_secret'] === true && smtpUrl !== null) return { ...mail, text_body: null, html_body: null }
  const bodies = openBodies(database.seal, mail as Parameters<typeof openBodies>[1])
  if (bodies === null) return mail
  const shown = (text: string) => (demo ? text : maskSecrets(text))
  return { ...mail, text_body: shown(bodies.text_body), html_body: shown(bodies.html_body) }
}
