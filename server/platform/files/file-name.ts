import { HIDDEN_MARKS, showsSomething } from '@contract/kernel/visible-text'

const LONGEST = 200
const FALLBACK = 'file'

/** What ends a line, or means something to a file system or a header. */
// oxlint-disable-next-line no-control-regex -- control characters are among what is removed
const MEANT = /[\u0000-\u001f\u007f-\u009f\u2028\u2029<>:"|?*]/g

/** The last part of whatever path was sent, as a name that any system can save. */
export function cleanFileName(sent: string): string {
  // Cut before anything looks for its end: a hundred thousand dots are no name.
  const end = sent
    .slice(-5 * LONGEST)
    .toWellFormed()
    .normalize('NFC')
  const last = end.replaceAll(HIDDEN_MARKS, '').split(/[/\\]/).at(-1) ?? ''
  // Windows drops dots and blanks at the end by itself, so "a.exe." would be saved as a program.
  const name = last
    .replaceAll(MEANT, '_')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/[. ]+$/, '')
    .replace(/^\.+/, '')
  return showsSomething(stemOf(name)) ? shortened(name) : withoutStem(name)
}

/** Without the dot, in lower case; empty where there is none. */
export function extensionOf(name: string): string {
  return /[^.]\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

function stemOf(name: string): string {
  const extension = extensionOf(name)
  return extension === '' ? name : name.slice(0, -extension.length - 1)
}

/** Of blanks before an extension the extension stays. */
function withoutStem(name: string): string {
  const extension = extensionOf(name)
  return extension === '' ? FALLBACK : shortened(`${FALLBACK}.${extension}`)
}

/** By whole characters, keeping the extension. */
function shortened(name: string): string {
  const characters = [...name]
  if (characters.length <= LONGEST) return name
  const extension = extensionOf(name)
  const tail = extension && extension.length <= 10 ? `.${extension}` : ''
  return (
    characters
      .slice(0, LONGEST - tail.length)
      .join('')
      .trimEnd() + tail
  )
}
