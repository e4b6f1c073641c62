import type { Attachment } from '@contract/kernel/record-calls'
import { openStream } from '@/shared/http/open-stream'
import { sendFileTo } from '@/shared/form/send-in-parts'
import type { SendFile } from '@/shared/form/use-file-sender'

export function sendAttachment(url: string, id: string): SendFile<Attachment> {
  return sendFileTo(`${url}/${encodeURIComponent(id)}/attachments`)
}

/** The content comes by a call with the bearer, so it is handed to the page as an address of this tab. */
export async function fetchAttachment(url: string, id: string, file: Attachment): Promise<string> {
  const path = `${url}/${encodeURIComponent(id)}/attachments/${encodeURIComponent(file.id)}`
  const content = await new Response(await openStream(path, {})).arrayBuffer()
  return URL.createObjectURL(new Blob([content], { type: file.mime }))
}

/** For a viewer in the page; the content stays in this tab. */
export async function fetchContent(url: string, mime: string): Promise<Blob> {
  const answer = new Response(await openStream(url, {}))
  return new Blob([await answer.arrayBuffer()], { type: mime })
}

/** What keeps words apart in a sentence would stand in the name of a file unseen. */
const UNSEEN = /[\u2066-\u2069]/g

export function saveAs(address: string, name: string): void {
  const link = document.createElement('a')
  link.href = address
  link.download = name.replaceAll(UNSEEN, '')
  link.click()
}

/** A file that the server makes when it is asked for. */
export async function saveFrom(url: string, mime: string, name: string): Promise<void> {
  const content = await new Response(await openStream(url, {})).arrayBuffer()
  const address = URL.createObjectURL(new Blob([content], { type: mime }))
  saveAs(address, name)
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
