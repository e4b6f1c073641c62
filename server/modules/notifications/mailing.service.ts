import { DEFAULT_LOCALE, isLocale } from '@contract/kernel/locales'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { isDigestDue, isQuiet } from '@contract/modules/notifications/quiet-time.rules'
import { loadRights } from '@server/platform/access/access.repository'
import type { Database, Db } from '@server/platform/db/database'
import { readAsSystem } from '@server/platform/db/as-system'
import { inTransaction, type Tx } from '@server/platform/db/transaction'
import { queueMail } from '@server/platform/mail/queue-mail'
import { renderMail } from '@server/platform/mail/render-mail'
import { mailWords, notificationText } from '@server/platform/notifications/notification-text'
import type { Reader } from '@server/platform/notifications/visible-notifications.repository'
import { say } from '@server/platform/phrases/say'
import {
  claimDay,
  findPending,
  findWaiting,
  leaveToDigest,
  lockReader,
  markMailed,
  overtakeUndelivered,
  type Item,
  type MailChannel,
  type MailReader,
  type DigestReader,
} from '@server/modules/notifications/mailing.repository'

const LIST = '/user/notifications'

export type MailingParts = { database: Database; publicUrl: () => string }

const TOP_ITEMS = 10

/** One mail a person, whatever has gathered; each in a transaction of its own. How many were mailed to. */
export async function mailWaiting(parts: MailingParts, channel: MailChannel): Promise<number> {
  const waiting = await readAsSystem(parts.database, db => findWaiting(db, channel))
  let mailed = 0
  for (const person of waiting) {
    // As that person, so that the line below them is theirs.
    const identity = { role: 'system' as const, userId: person.user_id }
    const isMailed = await inTransaction(parts.database, { identity }, tx =>
      mailPerson(tx, parts, channel, person),
    )
    if (isMailed) mailed += 1
  }
  return mailed
}

async function mailPerson(
  tx: Tx,
  { publicUrl }: MailingParts,
  channel: MailChannel,
  person: DigestReader,
): Promise<boolean> {
  const { db } = tx
  const userId = person.user_id
  const to = await lockReader(db, userId)
  if (!to) return false
  if (channel === 'mail' && isQuiet(person.quiet, person)) {
    await leaveToDigest(db, userId)
    return false
  }
  if (channel === 'digest' && !(isDigestDue(person, person) && (await claimDay(db, userId, person.date))))
    return false
  const reader = await readerOf(db, userId)
  let mailId: string | null = null
  if ((await findPending(db, reader, channel, 1)).count > 0) {
    await overtakeUndelivered(db, to.email, channel)
    const { items, count } = await findPending(db, reader, channel, TOP_ITEMS)
    mailId = await queue(tx, channel, to, items, count, publicUrl())
  }
  await markMailed(db, userId, channel, mailId)
  return mailId !== null
}

async function readerOf(db: Db, userId: string): Promise<Reader> {
  const { permissions, units, all_units } = await loadRights(db, userId)
  return {
    userId,
    permissions: new Map(permissions.map(({ code, scope }) => [code, scope])),
    units,
    allUnits: all_units,
  }
}

/** No link decides anything: the one there is opens the record of a single notice, or the list, for whoever signs in. */
async function queue(
  tx: Tx,
  channel: MailChannel,
  to: MailReader,
  items: readonly Item[],
  count: number,
  publicUrl: string,
): Promise<string | null> {
  const locale = isLocale(to.locale) ? to.locale : DEFAULT_LOCALE
  const texts = items.flatMap(({ kind, params }) => notificationText(locale, kind, params) ?? [])
  const only = channel === 'mail' && count === 1 ? texts[0] : undefined
  const title = only?.replace(/[.。]$/u, '') ?? mailWords(locale, 'digest_subject', { count })
  const path = only === undefined ? LIST : (items[0]?.path ?? LIST)
  const more = count - items.length
  const { text, html } = renderMail({
    locale,
    title,
    paragraphs: [
      say(locale, 'mail_greeting', { name: to.first_name || to.full_name }),
      ...(only === undefined
        ? [mailWords(locale, 'digest_intro'), texts.map(line => `• ${line}`).join('\n')]
        : [only]),
      ...(more > 0 ? [mailWords(locale, 'digest_more', { count: more })] : []),
    ],
    button: {
      label: mailWords(locale, only === undefined ? 'button' : 'open'),
      url: new URL(path, publicUrl).href,
    },
    footer: mailWords(locale, 'footer', { product: PRODUCT_NAME }),
    ...(texts[0] ? { preheader: texts[0] } : {}),
  })
  return queueMail(tx, {
    kind: channel === 'mail' ? 'notifications.now' : 'notifications.digest',
    to: to.email,
    locale,
    subject: `${title} – ${PRODUCT_NAME}`,
    text,
    html,
  })
}
