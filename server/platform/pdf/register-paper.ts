import type { Tx } from '@server/platform/db/transaction'
import { registerFile, type NamedContent } from '@server/platform/files/register-file'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import type { Question } from '@server/platform/http/register-read'
import type { CallOf, Schema } from '@server/platform/http/register-route'
import type { Paper, PaperHead } from '@server/platform/pdf/paper'
import { findPaperHead } from '@server/platform/pdf/paper-head.repository'
import { renderPaper } from '@server/platform/pdf/render-paper'

export type NamedPaper = { name: string; paper: Paper }

/** A PDF of what one transaction read, under the head of the house; printed after it. */
export function registerPaper<
  T,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  app: PortalApp,
  platform: Platform,
  {
    read,
    print,
    ...question
  }: Question<P, Q, B> & {
    read(tx: Tx, call: CallOf<P, Q, B>): Promise<T>
    print(found: T, head: PaperHead, call: CallOf<P, Q, B>): NamedPaper
  },
): void {
  registerFile(app, platform, {
    ...question,
    read: async (tx, call) => ({
      found: await read(tx, call),
      head: await findPaperHead(tx.db, call.request.actor?.userId ?? null),
    }),
    file: ({ found, head }, call) => paperFile(print(found, head, call)),
  })
}

/** As any file that is fetched: saved, or shown by the portal's own viewer. */
export async function paperFile({ name, paper }: NamedPaper): Promise<NamedContent> {
  return { file_name: `${name}.pdf`, mime: 'application/pdf', content: await renderPaper(paper) }
}
