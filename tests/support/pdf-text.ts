import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type PlacedText = { text: string; x: number; end: number; y: number; page: number }

type OpenedPdf = Awaited<ReturnType<typeof getDocument>['promise']>

async function opened<Read>(
  content: Uint8Array,
  read: (document: OpenedPdf) => Promise<Read>,
): Promise<Read> {
  const loading = getDocument({ data: new Uint8Array(content), useSystemFonts: false, verbosity: 0 })
  const answer = await read(await loading.promise)
  await loading.destroy()
  return answer
}

const known = new WeakMap<Uint8Array, Promise<PlacedText[]>>()

/** Each stretch of text with its place in points from the left and from the foot of its page; read once of a paper. */
export function placedText(content: Uint8Array): Promise<PlacedText[]> {
  const placed = known.get(content) ?? readPlaced(content)
  known.set(content, placed)
  return placed
}

function readPlaced(content: Uint8Array): Promise<PlacedText[]> {
  return opened(content, async document => {
    const placed: PlacedText[] = []
    for (let page = 1; page <= document.numPages; page += 1) {
      const { items } = await (await document.getPage(page)).getTextContent()
      for (const item of items) {
        if (!('str' in item) || item.str.trim() === '') continue
        const [x, y] = [Number(item.transform[4]), Number(item.transform[5])]
        placed.push({ text: item.str.trim(), x, end: x + item.width, y, page })
      }
    }
    return placed
  })
}

/** What a PDF says, page by page, one line a line of the page; stretches of a line from the left. */
export async function pdfText(content: Uint8Array): Promise<string[]> {
  const pages = new Map<number, Map<number, string[]>>()
  for (const { text, y, page } of await placedText(content)) {
    const lines = pages.get(page) ?? new Map<number, string[]>()
    pages.set(page, lines.set(Math.round(y), [...(lines.get(Math.round(y)) ?? []), text]))
  }
  return [...pages.values()].map(lines =>
    [...lines]
      .toSorted(([one], [other]) => other - one)
      .map(([, words]) => words.join(' '))
      .join('\n'),
  )
}

/** What a PDF says of itself, and the parts it is made of for those who have it read to them. */
export function pdfFacts(content: Uint8Array) {
  return opened(content, async document => {
    const { info } = await document.getMetadata()
    // A map, whatever its type says.
    const marks = (await document.getMarkInfo()) as Map<string, boolean> | null
    const marked = marks?.get('Marked')
    const parts: string[] = []
    for (let page = 1; page <= document.numPages; page += 1)
      collect(await (await document.getPage(page)).getStructTree(), parts)
    return { info: info as Record<string, unknown>, marked, parts }
  })
}

function collect(node: unknown, parts: string[]): void {
  const { role, children = [] } = node as { role?: string; children?: { type?: string }[] }
  if (role && children.some(({ type }) => type === 'content')) parts.push(role)
  for (const child of children) collect(child, parts)
}
