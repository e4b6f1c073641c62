import { z } from 'zod'
import type { Tx } from '@server/platform/db/transaction'
import { fileHeaders, type ServedFile } from '@server/platform/files/file-headers'
import type { StoredFile } from '@server/platform/files/stored-file.repository'
import type { Platform, PortalApp } from '@server/platform/http/portal-app'
import { registerQuestion, type Question } from '@server/platform/http/register-read'
import type { CallOf, Schema } from '@server/platform/http/register-route'

/** Content under the name by which it is saved. */
export type NamedContent = Omit<ServedFile, 'size_bytes'> & { content: Buffer }

/** A file that is made of what one transaction read, after it; kept by no cache. */
export function registerFile<
  T,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  app: PortalApp,
  platform: Platform,
  {
    read,
    file,
    ...question
  }: Question<P, Q, B> & {
    read(tx: Tx, call: CallOf<P, Q, B>): Promise<T>
    file(found: T, call: CallOf<P, Q, B>): NamedContent | Promise<NamedContent>
  },
): void {
  registerQuestion(app, platform, question, {
    answers: z.unknown(),
    read,
    answer: async (found, call) => {
      const { content, ...named } = await file(found, call)
      void call.reply.headers(fileHeaders({ ...named, size_bytes: content.length }))
      return content
    },
  })
}

/** A file from the store, opened after the transaction that found it. */
export function registerStoredFile<
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>(
  app: PortalApp,
  platform: Platform,
  { find, ...question }: Question<P, Q, B> & { find(tx: Tx, call: CallOf<P, Q, B>): Promise<StoredFile> },
): void {
  registerFile(app, platform, {
    ...question,
    read: find,
    file: async stored => ({
      file_name: stored.file_name,
      mime: stored.mime,
      content: await platform.files.openFile(stored),
    }),
  })
}
