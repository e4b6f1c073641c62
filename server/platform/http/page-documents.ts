import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const INDEX = 'index.html'
const PAGES = 'pages'

/**
 * The document of each screen, as scripts/lib/ahead.mjs writes them: the portal's, with the files that the screen
 * needs named in it. Whatever is none of them opens with the portal's own.
 */
export function pageDocuments(root: string): (path: string) => string {
  const list = join(root, PAGES, 'pages.json')
  if (!existsSync(list)) return () => INDEX
  const { pages } = JSON.parse(readFileSync(list, 'utf8')) as { pages: [path: string, ...unknown[]][] }
  const documents = pages.map(([path]) => ({
    parts: path.split('/'),
    file: `${PAGES}/${path.slice(1).replaceAll(/[/:]/g, '.') || 'home'}.html`,
  }))
  return path => {
    const asked = path.replace(/(?<=.)\/$/, '').split('/')
    const isOf = ({ parts }: { parts: string[] }) =>
      parts.length === asked.length &&
      parts.every((part, place) => (part.startsWith(':') ? asked[place] !== '' : part === asked[place]))
    return documents.find(isOf)?.file ?? INDEX
  }
}
