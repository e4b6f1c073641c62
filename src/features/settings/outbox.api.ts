import { outboxMailResource, type OutboxMail } from '@contract/modules/settings/outbox-mail.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import type { ListRow } from '@/shared/resource/resource-types'
import { createResourceApi } from '@/shared/resource/create-resource-api'

const url = '/api/v1/settings/outbox'

/** The list leaves out the words of the mails. */
export type MailListItem = ListRow<(typeof outboxMailResource)['fields']>

export const mails = createResourceApi(outboxMailResource)

const outboxApi = api.enhanceEndpoints({ addTagTypes: ['outbox_mail'] }).injectEndpoints({
  endpoints: build => ({
    getMail: build.query<OutboxMail, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}` }),
      transformResponse: unwrap<OutboxMail>,
      providesTags: (_mail, _error, id) => [idTag('outbox_mail', id)],
    }),
    resendMail: build.mutation<unknown, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}/resend`, method: 'POST' }),
      invalidatesTags: (result, error, id) =>
        tagsOnSuccess([listTag('outbox_mail'), idTag('outbox_mail', id)])(result, error),
    }),
  }),
})

export const { useGetMailQuery, useResendMailMutation } = outboxApi
