import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '@contract/kernel/locales'
import { PRODUCT_NAME } from '@contract/kernel/product'
import type { Tx } from '@server/platform/db/transaction'
import { queueMail } from '@server/platform/mail/queue-mail'
import { renderMail } from '@server/platform/mail/render-mail'
import { say } from '@server/platform/phrases/say'

type AccountMail = 'reset' | 'welcome' | 'first' | 'known' | 'changed' | 'pending' | 'moved' | 'code'
export type Receiver = { email: string; first_name: string; full_name: string; locale: string }

/** In the receiver's language, whoever caused it. Mails with a button; a kind without words for it does not compile. */
type WithButton = 'reset' | 'welcome' | 'first'

type AccountTx = Pick<Tx, 'db' | 'seal'>
type WithCode = { code: string }

export function queueAccountMail(tx: AccountTx, kind: WithButton, to: Receiver, url: string): Promise<void>
export function queueAccountMail(tx: AccountTx, kind: 'code', to: Receiver, words: WithCode): Promise<void>
export function queueAccountMail(
  tx: AccountTx,
  kind: Exclude<AccountMail, WithButton | 'code'>,
  to: Receiver,
): Promise<void>
export async function queueAccountMail(
  tx: AccountTx,
  kind: AccountMail,
  to: Receiver,
  more?: string | WithCode,
): Promise<void> {
  const locale: Locale = isLocale(to.locale) ? to.locale : DEFAULT_LOCALE
  const [url, words] = typeof more === 'object' ? [undefined, more] : [more, {}]
  const phrase = (part: 'subject' | 'body') => say(locale, `mail_${kind}_${part}`, words)
  const isReset = kind === 'reset' || kind === 'first' || kind === 'code'
  const { text, html } = renderMail({
    locale,
    dir: LOCALES[locale].dir,
    title: phrase('subject'),
    paragraphs: [
      say(locale, 'mail_greeting', { name: to.first_name || to.full_name }),
      phrase('body'),
      ...(isReset ? [say(locale, 'mail_not_you')] : []),
    ],
    ...(url ? { button: { label: say(locale, `mail_${kind as WithButton}_button`), url } } : {}),
    footer: say(locale, 'mail_footer', { product: PRODUCT_NAME }),
  })
  await queueMail(tx, {
    kind: `account.${kind}`,
    to: to.email,
    locale,
    subject: `${phrase('subject')} – ${PRODUCT_NAME}`,
    text,
    html,
    isSecret: isReset,
  })
}
