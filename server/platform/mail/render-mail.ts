import type { Locale } from '@contract/kernel/locales'
import { LOCALES } from '@contract/kernel/locales'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { bodyText, oneLine } from '@server/platform/mail/mail-text'
import { escapeHtml } from '@server/platform/mail/html-text'
import { mailPage } from '@server/platform/mail/mail-page'

export type MailContent = {
  locale: Locale
  dir?: 'ltr' | 'rtl'
  title: string
  paragraphs: readonly string[]
  button?: { label: string; url: string }
  footer: string
  /** What lists of mails show beside the subject; the first paragraph where none is given. */
  preheader?: string
}

/**
 * The one look of every mail, for HTML and plain text alike. What is passed in is text and stays text: there is no
 * template language, so {{…}} or ${…} in a person's name or a memo is printed as typed.
 */
export function renderMail(content: MailContent): { text: string; html: string } {
  const button = content.button && {
    label: oneLine(content.button.label),
    url: webAddress(content.button.url),
  }
  const paragraphs = content.paragraphs.map(bodyText)
  const title = oneLine(content.title)
  const html = mailPage({
    lang: LOCALES[content.locale].tag,
    dir: content.dir ?? LOCALES[content.locale].dir,
    product: escapeHtml(PRODUCT_NAME),
    title: escapeHtml(title),
    preheader: escapeHtml(oneLine(content.preheader ?? paragraphs[0] ?? title)),
    paragraphs: paragraphs.map(text => escapeHtml(text).replaceAll(/\r?\n/g, '<br>')),
    button: button && { label: escapeHtml(button.label), url: escapeHtml(button.url) },
    footer: escapeHtml(bodyText(content.footer)),
  })
  return { html, text: plainText(title, paragraphs, button, bodyText(content.footer)) }
}

type Button = { label: string; url: string }

function plainText(
  title: string,
  paragraphs: readonly string[],
  button: Button | undefined,
  footer: string,
): string {
  const blocks = [title, ...paragraphs]
  if (button) blocks.push(`${button.label}:\n${button.url}`)
  // "-- " on a line of its own is how readers know where a signature begins.
  return `${blocks.join('\n\n')}\n\n-- \n${PRODUCT_NAME}\n${footer}\n`
}

/** A mail's button leads to a page, never to a script or a file. */
function webAddress(text: string): string {
  const address = new URL(text)
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new TypeError('a mail links to web pages only')
  return address.href
}
