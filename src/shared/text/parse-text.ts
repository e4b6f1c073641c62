/**
 * A small part of Markdown: headings, paragraphs, lists, quotes, a line, and in them bold, italic and links. Whatever
 * else is typed stays as it was typed; there is no HTML and nothing that could become it. Read from left to right once,
 * so that no text takes longer than its length.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold' | 'italic'; parts: Inline[] }
  | { kind: 'link'; address: string; text: string }
  | { kind: 'break' }

export type Block =
  | { kind: 'heading'; level: 2 | 3 | 4; parts: Inline[] }
  | { kind: 'paragraph' | 'quote'; parts: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'line' }

const ITEM = /^(?:[-*] |\d{1,3}[.)] )/

export function parseText(text: string): Block[] {
  const blocks: Block[] = []
  let open: { kind: 'paragraph' | 'quote'; lines: string[] } | null = null
  const close = () => {
    if (open) blocks.push({ kind: open.kind, parts: inLines(open.lines) })
    open = null
  }
  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trim()
    const block = wholeLine(line)
    if (line === '' || block) close()
    if (block?.kind === 'list') addItem(blocks, block)
    else if (block) blocks.push(block)
    else if (line === '') blocks.push({ kind: 'paragraph', parts: [] })
    else {
      const kind = line.startsWith('> ') ? 'quote' : 'paragraph'
      if ((open as { kind: string } | null)?.kind !== kind) close()
      open ??= { kind, lines: [] }
      open.lines.push(kind === 'quote' ? line.slice(2) : line)
    }
  }
  close()
  // An empty one only kept two lists apart.
  return blocks.filter(block => block.kind !== 'paragraph' || block.parts.length > 0)
}

function wholeLine(line: string): Block | null {
  if (line === '---') return { kind: 'line' }
  const marks = ['# ', '## ', '### '].findIndex(mark => line.startsWith(mark))
  if (marks >= 0)
    return { kind: 'heading', level: (marks + 2) as 2 | 3 | 4, parts: parseInline(line.slice(marks + 2)) }
  const item = ITEM.exec(line)?.[0]
  if (item === undefined) return null
  const isOrdered = item !== '- ' && item !== '* '
  return { kind: 'list', isOrdered, items: [parseInline(line.slice(item.length))] }
}

function addItem(blocks: Block[], list: Extract<Block, { kind: 'list' }>): void {
  const before = blocks.at(-1)
  if (before?.kind === 'list' && before.isOrdered === list.isOrdered) before.items.push(...list.items)
  else blocks.push(list)
}

const inLines = (lines: readonly string[]): Inline[] =>
  lines.flatMap((line, index) => [...(index > 0 ? [{ kind: 'break' } as const] : []), ...parseInline(line)])

export function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let plain = ''
  const add = (part: Inline) => {
    if (plain) parts.push({ kind: 'text', text: plain })
    plain = ''
    parts.push(part)
  }
  for (let at = 0; at < text.length;) {
    const found = strong(text, at, '**', 'bold') ?? strong(text, at, '*', 'italic') ?? link(text, at)
    if (found) add(found.part)
    else plain += text[at]
    at = found?.end ?? at + 1
  }
  if (plain) parts.push({ kind: 'text', text: plain })
  return parts
}

type InlineMatch = { part: Inline; end: number }

function strong(text: string, at: number, mark: string, kind: 'bold' | 'italic'): InlineMatch | null {
  if (!text.startsWith(mark, at)) return null
  const start = at + mark.length
  const end = text.indexOf(mark, start)
  const inner = end < 0 ? '' : text.slice(start, end)
  // "2 * 3 * 4" is a product, not a word that leans.
  if (inner === '' || inner !== inner.trim()) return null
  return { part: { kind, parts: parseInline(inner) }, end: end + mark.length }
}

function link(text: string, at: number): InlineMatch | null {
  if (text[at] !== '[') return null
  const middle = text.indexOf('](', at)
  const end = middle < 0 ? -1 : text.indexOf(')', middle)
  if (end < 0) return null
  const address = webAddress(text.slice(middle + 2, end).trim())
  const words = text.slice(at + 1, middle)
  return address && words.trim() ? { part: { kind: 'link', address, text: words }, end: end + 1 } : null
}

/** A page or a mail; never a script, a file or a picture of somebody else's server. */
function webAddress(text: string): string | null {
  try {
    const { protocol, href } = new URL(text)
    return ['https:', 'http:', 'mailto:'].includes(protocol) ? href : null
  } catch {
    return null
  }
}
