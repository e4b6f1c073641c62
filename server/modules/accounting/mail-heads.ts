import { addDays, shownDate, type DateText } from '@contract/kernel/dates'
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@contract/kernel/locales'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { businessDay } from '@server/platform/db/business-day'
import type { Database } from '@server/platform/db/database'
import { asSystem } from '@server/platform/db/as-system'
import type { Tx } from '@server/platform/db/transaction'
import { queueMail } from '@server/platform/mail/queue-mail'
import { renderMail } from '@server/platform/mail/render-mail'
import { say } from '@server/platform/phrases/say'
import {
  findDayHeads,
  findHeadReaders,
  type DayHead,
  type HeadReader,
} from '@server/modules/accounting/head-mail.repository'

/** The seal of the last entry of yesterday, out of reach of whoever may rewrite the database. */
export async function mailHeads(database: Database, publicUrl: () => string): Promise<void> {
  await asSystem(database, async tx => {
    const day = addDays(await businessDay(tx.db), -1)
    const heads = await findDayHeads(tx.db, day)
    const units = heads.map(({ ou_id }) => ou_id)
    for (const reader of await findHeadReaders(tx.db, units)) {
      const own = heads.filter(({ ou_id }) => reader.ou_ids.includes(ou_id))
      await queueHeads(tx, reader, own, { day, publicUrl: publicUrl() })
    }
  })
}

async function queueHeads(
  tx: Tx,
  reader: HeadReader,
  heads: readonly DayHead[],
  { day, publicUrl }: { day: DateText; publicUrl: string },
): Promise<void> {
  const locale = isLocale(reader.locale) ? reader.locale : DEFAULT_LOCALE
  const subject = say(locale, 'mail_heads_subject', { day: shownDate(day) })
  const lines = heads.map(({ unit, number, seq, hash }) => `${unit} · ${number} · ${seq}\n${hash}`)
  const { text, html } = renderMail({
    locale,
    dir: LOCALES[locale].dir,
    title: subject,
    paragraphs: [
      say(locale, 'mail_greeting', { name: reader.first_name }),
      say(locale, 'mail_heads_body'),
      lines.join('\n'),
    ],
    button: { label: say(locale, 'mail_heads_button'), url: `${publicUrl}/accounting/journal` },
    footer: say(locale, 'mail_footer', { product: PRODUCT_NAME }),
  })
  await queueMail(tx, {
    kind: 'ledger.heads',
    to: reader.email,
    locale,
    subject: `${subject} – ${PRODUCT_NAME}`,
    text,
    html,
    dedupeKey: `ledger.heads:${reader.id}:${day}`,
  })
}
