import { isUtf8 } from 'node:buffer'

/** Any control character but tab, line ends and form feed. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/
/** Pages, drawings and scripts are text too; a browser or a shell would run them. So is what only begins as a picture. */
const MARKUP = /^[\s\ufeff]*(<[!?/a-z]|#!|%!ps|\{\\rtf|gif8[79]a|%pdf-)/i
const HEAD = 4096

export function isPlainText(content: Buffer): boolean {
  if (content.includes(0) || !isUtf8(content)) return false
  const text = content.toString('utf8')
  return !BINARY.test(text) && !MARKUP.test(text.slice(0, HEAD))
}
