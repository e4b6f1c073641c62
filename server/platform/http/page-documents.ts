import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const INDEX = 'index.html'
const LIST = 'pages/pages.json'

/**
 * The document of each screen, as scripts/lib/ahead.mjs writes them: the portal's, with the files that the screen
 * needs named in it. Whatever is none of them opens with the portal's own.
 */
export function pageDocuments(root: string): (path: string) => string {
  const list = join(root, LIST)
  if (!existsSync(list)) return () => INDEX
  const { documents: files } = JSON.parse(readFileSync(list, 'utf8')) as { documents: Record<string, string> }
  const documents = Object.entries(files).map(([path, file]) => ({ parts: path.split('/'), file }))
  return path => {
    const asked = path.replace(/(?<=.)\/$/, '').split('/')
    const isOf = ({ parts }: { parts: string[] }) =>
      parts.length === asked.length &&
      parts.every((part, place) => (part.startsWith(':') ? asked[place] !== '' : part === asked[place]))
    return documents.find(isOf)?.file ?? INDEX
  }
}
