import { isUtf8 } from 'node:buffer'
import { isGif } from '@server/platform/files/gif-content'
import { readZip, type ZipContent } from '@server/platform/files/zip-content'

export type FileType = { mime: string; extensions: readonly string[] }

type KnownType = FileType & { fits(content: Buffer): boolean }

const startsWith = (content: Buffer, bytes: readonly number[], at = 0): boolean =>
  content.length >= at + bytes.length && bytes.every((byte, index) => content[at + index] === byte)

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** Macros run when a document is opened, so one that brings them is none of ours, whatever its name. */
const MACROS = /(^|\/)vbaProject|\/macrosheets\/|\/activeX\/|\.(exe|dll|js|vbs|bat|cmd|ps1|scr|jar)$/i

const has = ({ entries }: ZipContent, part: string) => entries.some(({ name }) => name === part)

const office = (part: string) => (content: Buffer) => {
  const zip = zipOnce(content)
  return (
    zip !== null &&
    has(zip, '[Content_Types].xml') &&
    has(zip, part) &&
    !zip.entries.some(({ name }) => MACROS.test(name))
  )
}

/** Two types ask of the same content. */
const seen = new WeakMap<Buffer, ZipContent | null>()
function zipOnce(content: Buffer): ZipContent | null {
  const known = seen.get(content)
  if (known !== undefined) return known
  const zip = readZip(content)
  seen.set(content, zip)
  return zip
}

/** All that may be stored. What is in nobody's list, pages, drawings with scripts and programs among it, is refused. */
const KNOWN: readonly KnownType[] = [
  {
    mime: 'application/pdf',
    extensions: ['pdf'],
    fits: content => startsWith(content, ascii('%PDF-')) && content.subarray(-2048).includes('%%EOF'),
  },
  {
    mime: 'image/png',
    extensions: ['png'],
    fits: content => startsWith(content, PNG) && startsWith(content, ascii('IHDR'), 12),
  },
  {
    mime: 'image/jpeg',
    extensions: ['jpg', 'jpeg', 'jfif'],
    fits: content => startsWith(content, [0xff, 0xd8, 0xff]) && content.includes(Buffer.from([0xff, 0xd9])),
  },
  {
    mime: 'image/webp',
    extensions: ['webp'],
    fits: content =>
      startsWith(content, ascii('RIFF')) &&
      startsWith(content, ascii('WEBPVP8'), 8) &&
      content.readUInt32LE(4) + 8 <= content.length + 1,
  },
  { mime: 'image/gif', extensions: ['gif'], fits: isGif },
  {
    mime: `${OFFICE}.wordprocessingml.document`,
    extensions: ['docx'],
    fits: office('word/document.xml'),
  },
  { mime: `${OFFICE}.spreadsheetml.sheet`, extensions: ['xlsx'], fits: office('xl/workbook.xml') },
]

const TEXTS: readonly FileType[] = [
  { mime: 'text/plain', extensions: ['txt', 'log', 'text'] },
  { mime: 'text/csv', extensions: ['csv'] },
]

/**
 * What the content is; the name only says which text it is. Null where it is nothing we know, or where the name
 * claims something else: a picture called .pdf is a mistake at best.
 */
export function typeOf(content: Buffer, extension: string): FileType | null {
  const known = KNOWN.find(type => type.fits(content))
  if (known) return extension === '' || known.extensions.includes(extension) ? known : null
  const text = TEXTS.find(type =>
    extension === '' ? type.mime === 'text/plain' : type.extensions.includes(extension),
  )
  return text && isPlainText(content) ? text : null
}

/** Any control character but tab, line ends and form feed. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/
/** Pages, drawings and scripts are text too; a browser or a shell would run them. So is what only begins as a picture. */
const MARKUP = /^[\s\ufeff]*(<[!?/a-z]|#!|%!ps|\{\\rtf|gif8[79]a|%pdf-)/i
const HEAD = 4096

function isPlainText(content: Buffer): boolean {
  if (content.includes(0) || !isUtf8(content)) return false
  const text = content.toString('utf8')
  return !BINARY.test(text) && !MARKUP.test(text.slice(0, HEAD))
}
