import type {
  codeSentSchema,
  decidedByLinkSchema,
  OpenedLink,
} from '@contract/modules/approvals/external.calls'
import type { z } from 'zod'
import { http } from '@/shared/http/http'
import { readToken } from '@/shared/session/stored-session'

/** A link as its address tells it: the page it was made for and its secret. */
export type Link = { page: string; token: string }
export type LinkDecision = OpenedLink['decisions'][number]
export type DecidedByLink = z.infer<typeof decidedByLinkSchema>
type CodeSent = z.infer<typeof codeSentSchema>
type Answer<T> = { data: T }

const shown = <T>({ data }: Answer<T>): T => data

/**
 * Public calls. Whoever is signed in on this device is told to the server besides: with the link of another one nobody
 * decides the own request, and what asks for a sign-in sees it.
 */
async function post<T>(name: string, body: object): Promise<T> {
  const bearer = readToken()
  const { data } = await http.post<T>(`/api/v1/external/${name}`, body, {
    anonymous: true,
    ...(bearer ? { headers: { Authorization: `Bearer ${bearer}` } } : {}),
  })
  return data
}

export const linkCalls = {
  open: ({ page, token }: Link) => post<Answer<OpenedLink>>('open', { page, token }).then(shown),
  decide: (
    { page, token }: Link,
    said: { nonce: string; decision: LinkDecision; comment: string; otp?: string },
  ) => post<Answer<DecidedByLink>>('decide', { page, token, ...said }).then(shown),
  sendCode: ({ page, token }: Link, nonce: string) =>
    post<Answer<CodeSent>>('code', { page, token, nonce }).then(shown),
  newLink: ({ page, token }: Link) => post('new-link', { page, token }),
  answer: (
    { page, token }: Link,
    said: {
      nonce: string
      kind: 'sign' | 'acknowledge'
      text: string
      signed_name?: string
      drawing?: string
    },
  ) => post('answer', { page, token, ...said }),
  delegate: ({ page, token }: Link, said: { nonce: string; delegate_key: string }) =>
    post('delegate', { page, token, ...said }),
  report: ({ page, token }: Link, nonce: string) => post('report', { page, token, nonce }),
  file: ({ page, token }: Link, key: string) => post<Blob>('file', { page, token, key }),
}
