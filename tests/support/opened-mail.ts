import type { Database } from '@server/platform/db/database'
import { openBodies } from '@server/platform/mail/sealed-bodies'

type StoredMail = Parameters<typeof openBodies>[1]

/** A mail with the words that its receiver reads, however they are kept. */
export function openedMail<M extends StoredMail>({ seal }: Pick<Database, 'seal'>, mail: M): M {
  return { ...mail, ...openBodies(seal, mail) }
}
