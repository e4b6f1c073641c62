import { z } from 'zod'
import {
  answerByLinkSchema,
  codeSentSchema,
  decideByLinkSchema,
  decidedByLinkSchema,
  delegateByLinkSchema,
  delegatedByLinkSchema,
  linkFileSchema,
  newLinkAskedSchema,
  newLinkSchema,
  openedLinkSchema,
  openLinkSchema,
  reportLinkSchema,
  sendCodeSchema,
} from '@contract/modules/approvals/external.commands'
import { sendContent } from '@server/platform/files/send-file'
import { answerByLink } from '@server/platform/approvals/links/answer-link'
import { decideByLink } from '@server/platform/approvals/links/decide-by-link'
import { delegateByLink } from '@server/platform/approvals/links/delegate-by-link'
import { linkFile } from '@server/platform/approvals/links/link-file'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import { sendNewLink } from '@server/platform/approvals/links/new-link'
import { sendCode } from '@server/platform/approvals/links/one-time-code'
import { openLink } from '@server/platform/approvals/links/open-link'
import { reportLink } from '@server/platform/approvals/links/report-link'
import { BY_LINK, linkDoors } from '@server/platform/http/by-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, nothing, registerRoute } from '@server/platform/http/register-route'
import { say } from '@server/platform/phrases/say'

/** What the pages of mailed links say. None of it signs anybody in. */
export function externalRoutes(app: PortalApp, platform: Platform, parts: LinkParts): void {
  const doors = linkDoors(platform)

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/open',
    summary: 'What a mailed link shows; it decides nothing',
    body: openLinkSchema,
    response: { 200: dataOf(openedLinkSchema) },
    handler: async call => {
      await doors.opening(call)
      return { data: await call.transaction(tx => openLink(tx, parts, { ...call.body, ip: call.ip })) }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/decide',
    summary: 'Decide once, by a page that was opened',
    body: decideByLinkSchema,
    response: { 200: dataOf(decidedByLinkSchema) },
    handler: async call => {
      await doors.pressing(call)
      const signedIn = await parts.whoIs(call.request.headers.authorization)
      return { data: await decideByLink(call, parts, { ...call.body, signedIn }) }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/code',
    summary: 'Mail a one-time code to the address that the link went to',
    body: sendCodeSchema,
    response: { 200: dataOf(codeSentSchema) },
    handler: async call => {
      await doors.pressing(call)
      return { data: await sendCode(call, parts, call.body) }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/new-link',
    summary: 'Ask for a new link; it goes to the address on file or nowhere',
    body: newLinkSchema,
    response: { 202: dataOf(newLinkAskedSchema) },
    handler: async call => {
      await doors.pressing(call)
      await call.transaction(tx => sendNewLink(tx, parts, call.body))
      return { data: { message: say(call.locale, 'new_link_asked') } }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/delegate',
    summary: 'Hand a request on to one of those that the page names',
    body: delegateByLinkSchema,
    response: { 200: dataOf(delegatedByLinkSchema) },
    handler: async call => {
      await doors.pressing(call)
      return { data: await call.transaction(tx => delegateByLink(tx, parts, call.body)) }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/report',
    summary: 'Say that a decision in one’s name was somebody else’s',
    body: reportLinkSchema,
    response: { 204: nothing },
    handler: async call => {
      await doors.pressing(call)
      await call.transaction(tx => reportLink(tx, parts, call.body))
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/answer',
    summary: 'Sign or confirm what the page asks the requester for',
    body: answerByLinkSchema,
    response: { 204: nothing },
    handler: async call => {
      await doors.pressing(call)
      await call.transaction(tx => answerByLink(tx, parts, call.body))
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/file',
    summary: 'A file that the page has named',
    body: linkFileSchema,
    response: { 200: z.unknown() },
    handler: async call => {
      await doors.pressing(call)
      const { name, media_type, content } = await call.transaction(tx => linkFile(tx, parts, call.body))
      return sendContent(call.reply, { file_name: name, mime: media_type }, content)
    },
  })
}
