import { z } from 'zod'
import type { Locale } from '@contract/kernel/locales'
import { linkToken } from '@contract/kernel/link-secrets'
import type { Tx } from '@server/platform/db/transaction'
import { BY_LINK, linkDoors } from '@server/platform/http/by-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import type { Paper } from '@server/platform/pdf/paper'
import { sendPaper } from '@server/platform/pdf/send-paper'

const openSchema = z.strictObject({ token: linkToken })

export type PaperPage<Opened, Answer extends { token: string }> = {
  name: string
  summaries: { open: string; answer: string; pdf: string }
  opened: z.ZodType<Opened>
  answer: z.ZodType<Answer>
  onOpen(tx: Tx, token: string, ip: string): Promise<Opened>
  onAnswer(tx: Tx, answer: Answer): Promise<void>
  paper(tx: Tx, token: string, locale: Locale): Promise<{ number: string; paper: Paper }>
}

/** The three calls of a page behind the link of a paper: what it shows, the one answer, and the paper itself. */
export function paperLinkRoutes<Opened, Answer extends { token: string }>(
  app: PortalApp,
  platform: Platform,
  { name, summaries, opened, answer, onOpen, onAnswer, paper }: PaperPage<Opened, Answer>,
): void {
  const doors = linkDoors(platform)
  const url = `/api/v1/external/${name}`

  registerRoute(app, platform, {
    ...BY_LINK,
    url,
    summary: summaries.open,
    body: openSchema,
    response: { 200: dataOf(opened) },
    handler: async call => {
      await doors.opening(call)
      return { data: await call.transaction(tx => onOpen(tx, call.body.token, call.ip)) }
    },
  })
  registerRoute(app, platform, {
    ...BY_LINK,
    url: `${url}-answer`,
    summary: summaries.answer,
    body: answer,
    response: { 200: dataOf(opened) },
    handler: async call => {
      await doors.pressing(call)
      const data = await call.transaction(async tx => {
        await onAnswer(tx, call.body)
        return onOpen(tx, call.body.token, call.ip)
      })
      return { data }
    },
  })
  registerRoute(app, platform, {
    ...BY_LINK,
    url: `${url}-pdf`,
    summary: summaries.pdf,
    body: openSchema,
    response: { 200: z.unknown() },
    handler: async call => {
      await doors.pressing(call)
      const made = await call.transaction(tx => paper(tx, call.body.token, call.locale))
      return sendPaper(call.reply, made.number, made.paper)
    },
  })
}
