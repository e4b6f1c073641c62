import { z } from 'zod'
import {
  answerReleaseSchema,
  openedReleaseSchema,
  openReleaseSchema,
} from '@contract/modules/commission/release-link'
import { BY_LINK, linkDoors } from '@server/platform/http/by-link'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { dataOf, registerRoute } from '@server/platform/http/register-route'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { sendPaper } from '@server/platform/pdf/send-paper'
import { answerRelease, linkedRelease, openRelease } from '@server/modules/commission/releases/open-release'
import { sealVoucher } from '@server/modules/commission/releases/seal-voucher'
import { voucherPaper } from '@server/modules/commission/releases/voucher-paper'
import { findVoucherFacts } from '@server/modules/commission/releases/voucher.repository'

/** What a payee reads and confirms by the link of a payment. */
export function externalReleaseRoutes(app: PortalApp, platform: Platform): void {
  const doors = linkDoors(platform)

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/release',
    summary: 'What the link of a payment shows its payee; it confirms nothing',
    body: openReleaseSchema,
    response: { 200: dataOf(openedReleaseSchema) },
    handler: async call => {
      await doors.opening(call)
      return { data: await call.transaction(tx => openRelease(tx, call.body.token, call.ip)) }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/release-answer',
    summary: 'Confirm a payment, or say what is wrong with it, once by each link',
    body: answerReleaseSchema,
    response: { 200: dataOf(openedReleaseSchema) },
    handler: async call => {
      await doors.pressing(call)
      const data = await call.transaction(async tx => {
        await answerRelease(tx, call.body)
        return openRelease(tx, call.body.token, call.ip)
      })
      return { data }
    },
  })

  registerRoute(app, platform, {
    ...BY_LINK,
    url: '/api/v1/external/release-pdf',
    summary: 'The voucher behind the link of a payment',
    body: openReleaseSchema,
    response: { 200: z.unknown() },
    handler: async call => {
      await doors.pressing(call)
      const { row, facts, head, seal } = await call.transaction(async tx => {
        const { row } = await linkedRelease(tx, call.body.token)
        return {
          row,
          facts: await findVoucherFacts(tx.db, row),
          head: await findPaperHead(tx.db, null),
          seal: await sealVoucher(tx, row, platform.publicUrl()),
        }
      })
      const paper = voucherPaper(row, facts, head, call.locale)
      return sendPaper(call.reply, row.number ?? '', { ...paper, seal })
    },
  })
}
