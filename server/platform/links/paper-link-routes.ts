import { z } from 'zod'
import type { Locale } from '@contract/kernel/locales'
import { linkToken } from '@contract/kernel/link-secrets'
import type { Tx } from '@server/platform/db/transaction'
import { registerFile } from '@server/platform/files/register-file'
import { linkDoors } from '@server/platform/http/by-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import { registerWrite } from '@server/platform/http/register-write'
import type { Paper } from '@server/platform/pdf/paper'
import { paperFile } from '@server/platform/pdf/register-paper'

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

  registerRead(app, platform, {
    ...doors.opening,
    url,
    summary: summaries.open,
    body: openSchema,
    answers: opened,
    leavesTrace: true,
    read: (tx, call) => onOpen(tx, call.body.token, call.ip),
  })
  registerWrite(app, platform, {
    ...doors.pressing,
    url: `${url}-answer`,
    summary: summaries.answer,
    body: answer,
    answers: opened,
    write: async (tx, call) => {
      await onAnswer(tx, call.body)
      return onOpen(tx, call.body.token, call.ip)
    },
  })
  registerFile(app, platform, {
    ...doors.pressing,
    url: `${url}-pdf`,
    summary: summaries.pdf,
    body: openSchema,
    leavesTrace: true,
    read: (tx, call) => paper(tx, call.body.token, call.locale),
    file: ({ number: name, ...made }) => paperFile({ name, ...made }),
  })
}
