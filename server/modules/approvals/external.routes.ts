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
} from '@contract/modules/approvals/external.calls'
import { answerByLink } from '@server/platform/approvals/links/answer-link'
import { decideByLink } from '@server/platform/approvals/links/decide-by-link'
import { delegateByLink } from '@server/platform/approvals/links/delegate-by-link'
import { linkFile } from '@server/platform/approvals/links/link-file'
import type { LinkParts } from '@server/platform/approvals/links/link-parts'
import { sendNewLink } from '@server/platform/approvals/links/new-link'
import { sendCode } from '@server/platform/approvals/links/one-time-code'
import { openLink } from '@server/platform/approvals/links/open-link'
import { reportLink } from '@server/platform/approvals/links/report-link'
import { registerFile } from '@server/platform/files/register-file'
import { linkDoors } from '@server/platform/http/by-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { registerWrite } from '@server/platform/http/register-write'
import { say } from '@server/platform/phrases/say'

/** What the pages of mailed links say. None of it signs anybody in. */
export function externalRoutes(app: PortalApp, platform: Platform, parts: LinkParts): void {
  const doors = linkDoors(platform)

  registerRead(app, platform, {
    ...doors.opening,
    url: '/api/v1/external/open',
    summary: 'What a mailed link shows; it decides nothing',
    body: openLinkSchema,
    answers: openedLinkSchema,
    leavesTrace: true,
    read: (tx, call) => openLink(tx, parts, { ...call.body, ip: call.ip }),
  })

  registerRoute(app, platform, {
    ...doors.pressing,
    method: 'POST',
    url: '/api/v1/external/decide',
    summary: 'Decide once, by a page that was opened',
    body: decideByLinkSchema,
    response: dataOf(decidedByLinkSchema),
    handler: async call => {
      const signedIn = await parts.whoIs(call.request.headers.authorization)
      return { data: await decideByLink(call, parts, { ...call.body, signedIn }) }
    },
  })

  registerRoute(app, platform, {
    ...doors.pressing,
    method: 'POST',
    url: '/api/v1/external/code',
    summary: 'Mail a one-time code to the address that the link went to',
    body: sendCodeSchema,
    response: dataOf(codeSentSchema),
    handler: async call => ({ data: await sendCode(call, parts, call.body) }),
  })

  registerWrite(app, platform, {
    ...doors.pressing,
    url: '/api/v1/external/new-link',
    summary: 'Ask for a new link; it goes to the address on file or nowhere',
    body: newLinkSchema,
    answers: newLinkAskedSchema,
    status: 202,
    write: async (tx, { body, locale }) => {
      await sendNewLink(tx, parts, body)
      return { message: say(locale, 'new_link_asked') }
    },
  })

  registerWrite(app, platform, {
    ...doors.pressing,
    url: '/api/v1/external/delegate',
    summary: 'Hand a request on to one of those that the page names',
    body: delegateByLinkSchema,
    answers: delegatedByLinkSchema,
    write: (tx, call) => delegateByLink(tx, parts, call.body),
  })

  registerWrite(app, platform, {
    ...doors.pressing,
    url: '/api/v1/external/report',
    summary: 'Say that a decision in one’s name was somebody else’s',
    body: reportLinkSchema,
    answers: null,
    write: (tx, call) => reportLink(tx, parts, call.body),
  })

  registerWrite(app, platform, {
    ...doors.pressing,
    url: '/api/v1/external/answer',
    summary: 'Sign or confirm what the page asks the requester for',
    body: answerByLinkSchema,
    answers: null,
    write: (tx, call) => answerByLink(tx, parts, call.body),
  })

  registerFile(app, platform, {
    ...doors.pressing,
    url: '/api/v1/external/file',
    summary: 'A file that the page has named',
    body: linkFileSchema,
    leavesTrace: true,
    read: (tx, call) => linkFile(tx, parts, call.body),
    file: ({ name, media_type, content }) => ({ file_name: name, mime: media_type, content }),
  })
}
