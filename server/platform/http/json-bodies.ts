import { isStorable } from '@contract/kernel/text'
import { field, LONGEST_PATH } from '@server/platform/http/field-errors'
import type { PortalApp } from '@server/platform/http/portal-app'
import { Problem } from '@server/platform/http/problems'

/**
 * JSON is the one type of body, and each has one meaning: of a field that stands there twice, one reader takes the
 * first and another the last, so it is refused; so is text that could not be stored as it came.
 */
export function jsonBodies(app: PortalApp): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text as string, (error, value) =>
      done(error ?? faultIn(text as string, value), value),
    )
  })
  app.addHook('preValidation', async request => {
    const path = unstorable(request.query)
    if (path !== null) throw refused(path, 'not_text')
  })
}

function faultIn(json: string, value: unknown): Problem | null {
  const twice = repeatedField(json)
  if (twice !== null) return refused(twice, 'repeated_field')
  // Both kinds of text that cannot be stored can only be written by an escape.
  const path = json.includes('\\u') ? unstorable(value) : null
  return path === null ? null : refused(path, 'not_text')
}

function refused(path: string, code: string): Problem {
  return new Problem('malformed', 'malformed', { fields: [field(path, code)] })
}

/** The first field that its object names twice. The text is valid JSON already, and may be nested as deep as it is long. */
export function repeatedField(json: string): string | null {
  /** Of each bracket that is open: the names so far of an object, null for a list. */
  const open: (Set<string> | null)[] = []
  let isName = false
  for (let i = 0; i < json.length; i += 1) {
    const char = json[i]
    if (char === '{') open.push(new Set())
    else if (char === '[') open.push(null)
    else if (char === '}' || char === ']') open.pop()
    if (char === '{' || char === ',') isName = open.at(-1) instanceof Set
    else if (char === '[' || char === ':') isName = false
    if (char !== '"') continue
    const end = endOfText(json, i)
    const names = open.at(-1)
    if (isName && names) {
      const name = JSON.parse(json.slice(i, end + 1)) as string
      if (names.has(name)) return name
      names.add(name)
    }
    i = end
  }
  return null
}

function endOfText(json: string, start: number): number {
  for (let i = start + 1; i < json.length; i += 1) {
    if (json[i] === '"') return i
    if (json[i] === '\\') i += 1
  }
  return json.length
}

/** Where a text stands that cannot be stored, in names as well as in values. */
function unstorable(value: unknown): string | null {
  const waiting: [string, unknown][] = [['', value]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, part] = next
    if (typeof part === 'string' && !isStorable(part)) return path
    if (typeof part !== 'object' || part === null) continue
    for (const [name, inner] of Object.entries(part)) {
      if (!isStorable(name)) return path
      // Named as far as it helps a reader: nesting may be as deep as the body is long.
      waiting.push([path.length > LONGEST_PATH ? path : path ? `${path}.${name}` : name, inner])
    }
  }
  return null
}
