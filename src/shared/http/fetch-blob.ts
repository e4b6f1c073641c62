import { openStream } from '@/shared/http/open-stream'

/** A file that comes by a call with the bearer; only this tab ever has it. */
export async function fetchBlob(url: string, mime: string): Promise<Blob> {
  const content = await new Response(await openStream(url, {})).arrayBuffer()
  return new Blob([content], { type: mime })
}
