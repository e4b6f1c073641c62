import type { ExternalPath, PaperPath } from '@contract/access/screens/outside.screens'

/** The token stands in the path of the page and in no address of the API. */
export function linkAddress(publicUrl: string, page: ExternalPath | PaperPath, token: string): string {
  return `${publicUrl}${page.replace(':id', token)}`
}
