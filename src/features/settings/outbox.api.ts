import type { OutboxMail } from '@contract/modules/settings/outbox-mail.resource'
import { api, unwrap } from '@/shared/http/api'
import { idTag, listTag, tagsOnSuccess } from '@/shared/http/tags'
import { pageParams, type ListAnswer, type ListPage } from '@/shared/resource/list-answer'

export const OUTBOX_PAGE_SIZE = 50
const url = '/api/v1/settings/outbox'

/** The list leaves out the words of the mails. */
export type MailListItem = Omit<OutboxMail, 'text_body' | 'html_body'>

export interface OutboxQuery extends ListPage {
  status: string
}

const outboxApi = api.enhanceEndpoints({ addTagTypes: ['outbox-mail'] }).injectEndpoints({
  endpoints: build => ({
    listMails: build.query<ListAnswer<MailListItem>, OutboxQuery>({
      query: ({ status, ...page }) => ({
        url,
        params: {
          ...pageParams(page, OUTBOX_PAGE_SIZE),
          sort: 'created_at:desc',
          filter: status ? JSON.stringify({ status: { filterType: 'set', values: [status] } }) : undefined,
        },
      }),
      providesTags: [listTag('outbox-mail')],
    }),
    getMail: build.query<OutboxMail, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}` }),
      transformResponse: unwrap<OutboxMail>,
      providesTags: (_mail, _error, id) => [idTag('outbox-mail', id)],
    }),
    resendMail: build.mutation<unknown, string>({
      query: id => ({ url: `${url}/${encodeURIComponent(id)}/resend`, method: 'POST' }),
      invalidatesTags: (result, error, id) =>
        tagsOnSuccess([listTag('outbox-mail'), idTag('outbox-mail', id)])(result, error),
    }),
  }),
})

export const { useListMailsQuery, useGetMailQuery, useResendMailMutation } = outboxApi
