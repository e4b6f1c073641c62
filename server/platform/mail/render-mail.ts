import type { Locale } from '@contract/kernel/locales'
import { LOCALES } from '@contract/kernel/locales'
import { PRODUCT_NAME } from '@contract/kernel/product'
import { bodyText, oneLine } from '@server/platform/mail/mail-text'
import type { MailFact } from '@server/platform/mail/mail-fact'
import { mailPage } from '@server/platform/mail/mail-page'
import { say } from '@server/platform/phrases/say'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and for quoted attributes alike. */
function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, character => ENTITIES[character] ?? character)
}

export type MailContent = {
  locale: Locale
  dir?: 'ltr' | 'rtl'
  title: string
  paragraphs: readonly string[]
  /** A table between the words and the button. */
  facts?: readonly MailFact[]
  button?: { label: string; url: string }
  /** Small print below the button. */
  notes?: readonly string[]
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
  const notes = (content.notes ?? []).map(bodyText)
  const facts = (content.facts ?? []).map(({ label, value }) => ({
    label: bodyText(label),
    value: bodyText(value),
  }))
  const html = mailPage({
    lang: LOCALES[content.locale].tag,
    dir: content.dir ?? LOCALES[content.locale].dir,
    product: escapeHtml(PRODUCT_NAME),
    title: escapeHtml(title),
    preheader: escapeHtml(oneLine(content.preheader ?? paragraphs[0] ?? title)),
    paragraphs: paragraphs.map(inLines),
    facts: facts.map(({ label, value }) => ({ label: escapeHtml(label), value: inLines(value) })),
    notes: notes.map(inLines),
    button: button && { label: escapeHtml(button.label), url: escapeHtml(button.url) },
    footer: escapeHtml(bodyText(content.footer)),
  })
  const table = facts.map(fact => say(content.locale, 'mail_line', fact)).join('\n')
  const blocks = [title, ...paragraphs, ...(table ? [table] : [])]
  if (button) blocks.push(`${button.label}:\n${button.url}`)
  return { html, text: signed([...blocks, ...notes], bodyText(content.footer)) }
}

const inLines = (text: string) => escapeHtml(text).replaceAll(/\r?\n/g, '<br>')

// "-- " on a line of its own is how readers know where a signature begins.
function signed(blocks: readonly string[], footer: string): string {
  return `${blocks.join('\n\n')}\n\n-- \n${PRODUCT_NAME}\n${footer}\n`
}

/** A mail's button leads to a page, never to a script or a file. */
function webAddress(text: string): string {
  const address = new URL(text)
  if (address.protocol !== 'https:' && address.protocol !== 'http:')
    throw new TypeError('a mail links to web pages only')
  return address.href
}
