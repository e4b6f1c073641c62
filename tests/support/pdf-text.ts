import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What a PDF says, page by page, one line a line of the page. */
export async function pdfText(content: Uint8Array): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(content), useSystemFonts: false, verbosity: 0 })
  const document = await loading.promise
  const pages: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const lines = new Map<number, string[]>()
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue
      const y = Math.round(Number(item.transform[5]))
      lines.set(y, [...(lines.get(y) ?? []), item.str.trim()])
    }
    pages.push(
      [...lines]
        .toSorted(([one], [other]) => other - one)
        .map(([, words]) => words.join(' '))
        .join('\n'),
    )
  }
  await loading.destroy()
  return pages
}
