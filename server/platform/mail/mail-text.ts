import { normaliseEmail } from '@contract/kernel/text'
import { Problem } from '@server/platform/http/problems'

const LONGEST_ADDRESS = 254
/** One plain address; a list, a display name, a quoted part or a line break would each let a second recipient in. */
const ONE_ADDRESS = /^[^\s@,;:"<>()[\]\\\p{C}]{1,64}@[^\s@,;:"<>()[\]\\\p{C}]{1,189}$/u
const LONGEST_SUBJECT = 200
/** Control characters end a header line; the two separators do in some readers. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g

export function isOneAddress(text: unknown): text is string {
  return typeof text === 'string' && text.length <= LONGEST_ADDRESS && ONE_ADDRESS.test(text)
}

/** The single address that a mail goes to, spelled as accounts are. */
export function oneAddress(text: unknown): string {
  const address = typeof text === 'string' ? normaliseEmail(text) : null
  // Only blanks around the address are forgiven: "a@x.test\r\nBcc: …" and "a@x.test\n" are not a slip of the finger.
  if (!isOneAddress(address) || /[\r\n]/.test(String(text))) throw new Problem('malformed', 'email_malformed')
  return address
}

/** Text for a header: one line, whatever a person's name or a file's name brought along. */
export function oneLine(text: string): string {
  return text
    .replaceAll(BREAKS, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, LONGEST_SUBJECT)
    .toWellFormed()
}

/** PostgreSQL keeps no NUL; the other controls mean nothing in a mail. */
export function bodyText(text: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is removed
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').toWellFormed()
}
