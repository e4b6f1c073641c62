import { outboxMailCommands } from '@contract/modules/settings/outbox-mail.commands'
import { outboxMailResource, type ReadMail } from '@contract/modules/settings/outbox-mail.resource'
import { createCommandApi } from '@/shared/command/create-command-api'
import { addCalls } from '@/shared/http/api'
import { idTag } from '@/shared/http/tags'
import type { ListRow } from '@/shared/resource/resource-types'
import { createResourceApi } from '@/shared/resource/create-resource-api'

/** The list leaves out the words of the mails. */
export type MailListItem = ListRow<(typeof outboxMailResource)['fields']>

export const mails = createResourceApi(outboxMailResource)
export const mailActions = createCommandApi(outboxMailCommands)

const outboxApi = addCalls(['outbox_mail'], build => ({
  getMail: build.query<ReadMail, string>({
    query: id => ({ url: `${mails.url}/${encodeURIComponent(id)}` }),
    providesTags: (_mail, _error, id) => [idTag('outbox_mail', id)],
  }),
}))

export const { useGetMailQuery } = outboxApi
