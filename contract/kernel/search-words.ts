/** The words of a search, each of which has to stand somewhere in a row. */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '').normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
}
