import { DEFAULT_LOCALE, isLocale, LOCALES } from '@contract/kernel/locales'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { shownDate } from '@contract/kernel/dates'
import type { Tx } from '@server/platform/db/transaction'
import { queueMail } from '@server/platform/mail/queue-mail'
import { renderMail } from '@server/platform/mail/render-mail'
import { say } from '@server/platform/phrases/say'
import type { MemoReminder } from '@server/modules/files/memo-reminder.repository'

/** One mail with all that waits, in the reader's language: titles and days, nothing of what the memos say. */
export async function queueReminder(
  tx: Pick<Tx, 'db' | 'seal'>,
  person: MemoReminder,
  today: string,
  publicUrl: string,
): Promise<void> {
  const locale = isLocale(person.locale) ? person.locale : DEFAULT_LOCALE
  const subject = say(locale, 'mail_memos_subject', { count: person.memos.length })
  const lines = person.memos.map(memo =>
    say(locale, 'mail_memos_line', {
      title: memo.title,
      no: memo.memo_no,
      due: memo.due ? shownDate(memo.due) : '',
    }),
  )
  const { text, html } = renderMail({
    locale,
    dir: LOCALES[locale].dir,
    title: subject,
    paragraphs: [
      say(locale, 'mail_greeting', { name: person.first_name }),
      say(locale, 'mail_memos_body'),
      lines.join('\n'),
    ],
    button: { label: say(locale, 'mail_memos_button'), url: `${publicUrl}/files/employee/memos` },
    footer: say(locale, 'mail_footer', { product: PRODUCT_NAME }),
  })
  await queueMail(tx, {
    kind: 'memo.reminder',
    to: person.email,
    locale,
    subject: `${subject} – ${PRODUCT_NAME}`,
    text,
    html,
    dedupeKey: `memo.reminder:${person.employee_id}:${today}`,
  })
}
