import type { z } from 'zod'
import type { PermissionCode } from '@contract/access/permission-catalogue'
import type { Locale } from '@contract/kernel/locales'
import type { Tx } from '@server/platform/db/transaction'
import { registerFile } from '@server/platform/files/register-file'
import { workbookFile } from '@server/platform/files/workbook'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerRead } from '@server/platform/http/register-read'
import type { CallOf, Schema } from '@server/platform/http/register-route'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { registerPaper } from '@server/platform/pdf/register-paper'

type ReportCall<Q extends Schema> = CallOf<undefined, Q, undefined>

export type Report<A extends Schema, Q extends Schema> = {
  url: string
  /** Who may see it on a screen, and who may take it away as a file. */
  view: PermissionCode
  export: PermissionCode
  summary: string
  query: Q
  answers: A
  read(tx: Tx, call: ReportCall<Q>): Promise<z.input<A>>
  /** What a file holds, where a screen shows less of it. */
  readForFile?(tx: Tx, call: ReportCall<Q>): Promise<z.input<A>>
  /** Of its files, without their ending. */
  name(found: z.input<A>, query: ReportCall<Q>['query']): string
  workbook?(found: z.input<A>, locale: Locale): Promise<Buffer>
  print?(found: z.input<A>, head: PaperHead, call: ReportCall<Q>): Paper
}

/** One question three times: as JSON at its address, as a workbook below `/export`, as a PDF below `/paper`. */
export function registerReport<A extends Schema, Q extends Schema>(
  app: PortalApp,
  platform: Platform,
  { url, summary, query, answers, read, readForFile = read, name, workbook, print, ...rights }: Report<A, Q>,
): void {
  registerRead(app, platform, {
    ...{ url, summary, query, answers, read },
    access: { permission: rights.view },
  })
  const file = { query, read: readForFile, access: { permission: rights.export } }
  if (workbook)
    registerFile(app, platform, {
      ...file,
      url: `${url}/export`,
      summary: `${summary}: as a workbook`,
      file: async (found, call) => workbookFile(name(found, call.query), await workbook(found, call.locale)),
    })
  if (print)
    registerPaper(app, platform, {
      ...file,
      url: `${url}/paper`,
      summary: `${summary}: as a PDF`,
      print: (found, head, call) => ({
        name: name(found, call.query),
        paper: print(found, head, call),
      }),
    })
}
